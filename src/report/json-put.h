/* Members of an object in JSON: a key, with a comma unless it is the first. */
#ifndef JSON_PUT_H
#define JSON_PUT_H

#include "base/util.h"

/* The key, of letters, digits, "." and "-"; its value is written next. */
void json_key(struct buf *, const char *key);
/* The same, and the bracket of a list. */
void json_list(struct buf *, const char *key);
/* A key with its value, which is null if it is empty, or if there is none. */
void json_text(struct buf *, const char *key, struct text);
void json_number(struct buf *, const char *key, bool has, int64_t);
void json_money(struct buf *, const char *key, bool has, int64_t hundredths);
void json_flag(struct buf *, const char *key, bool);

#endif
