#!/usr/bin/python3
# usage: validate.py SCHEMA FILE...
#
# Hold each JSON value of the files, one a line, against a JSON Schema.  Prints
# what does not fit and fails; prints how many do.
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema)
fits = wrong = 0
for name in sys.argv[2:]:
    with open(name, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            error = jsonschema.exceptions.best_match(
                validator.iter_errors(json.loads(line)))
            if error is None:
                fits += 1
                continue
            wrong += 1
            print(f"{name}:{number}: {error.json_path}: "
                  f"{error.message}\n{line}", end="")
print(fits, "fit")
sys.exit(wrong > 0)
