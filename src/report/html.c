/* Owns the style of the page, and how text of the input is put into it. */
#include "report/html.h"

static const char head[] =
    "<!DOCTYPE html>\n"
    "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" "
    "xml:lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
    "<meta name=\"viewport\" "
    "content=\"width=device-width, initial-scale=1\"/>\n"
    "<title>";

static const char style[] =
    "</title>\n<style>\n"
    /* Hearts, diamonds and clubs, the fourth and the fifth player of a chart:
     * a contrast of 4.5 to 1 on both grounds. */
    ":root{color-scheme:light dark;--bg:#fff;--box:#f4f4f6;--ink:#1c1c1e;"
    "--dim:#5e5f66;--line:#d4d4da;--h:#cc1f0c;--d:#1a3cb4;--c:#137a58;"
    "--p:#8a4fb0;--o:#8f5b00}\n"
    "@media screen and (prefers-color-scheme:dark){:root{--bg:#161618;"
    "--box:#232326;--ink:#ececee;--dim:#a0a1a8;--line:#414147;--h:#ff6a5a;"
    "--d:#96b4f2;--c:#45bd97;--p:#c98fe3;--o:#d99a3a}}\n"
    "body{max-width:42rem;margin:0 auto;padding:1rem .75rem;background:var(--bg);"
    "color:var(--ink);font:1rem/1.5 system-ui,sans-serif;"
    "font-variant-numeric:lining-nums tabular-nums;overflow-wrap:break-word}\n"
    ".facts,small,thead,summary,caption,.sum,footer{color:var(--dim);"
    "font-size:.8125rem;font-weight:400;line-height:1.4}\n"
    "h1,h2,p,ul{margin:0 0 .5rem}\n"
    "h1{font-size:1.625rem;line-height:1.2}h2{font-size:1.25rem;"
    "line-height:1.3}\n"
    "article{padding:0 0 1.5rem;margin:0 0 1.5rem;"
    "border-bottom:1px solid var(--line)}\n"
    ".lead{font-size:1.125rem;line-height:1.4}\n"
    "i{font-style:normal}.h{color:var(--h)}.d{color:var(--d)}"
    ".c{color:var(--c)}\n"
    "u{text-decoration:underline dotted 2px;text-underline-offset:3px}\n"
    "ul{display:flex;flex-wrap:wrap;gap:.375rem;padding:0;list-style:none}\n"
    "li{padding:.125rem .5rem;border:1px solid var(--line);"
    "border-radius:.25rem;background:var(--box);font-weight:600;"
    "word-spacing:.15em}\n"
    "li.left{border-style:dashed;background:none}"
    "li.no{border:2px dashed var(--h)}\n"
    "li small{display:block;width:min-content;min-width:100%;"
    "word-spacing:0}li.off small{width:auto}\n"
    "table{width:100%;border-collapse:collapse;margin:.75rem 0}\n"
    "caption{caption-side:bottom;text-align:left}\n"
    "tbody{border-top:1px solid var(--line)}\n"
    "th,td{padding:.375rem 0 .125rem .75rem;text-align:right;"
    "vertical-align:baseline;font-weight:inherit}\n"
    "th:first-child,.cards th:nth-child(2),td[class]{text-align:left}\n"
    ".cards th,.cards td{padding-left:.4rem}"
    "th:first-child,td:first-child{padding-left:0!important}\n"
    "tbody th{font-weight:600;min-width:4.5em;max-width:8rem;"
    "overflow-wrap:anywhere}"
    "td.hand{padding-bottom:.5rem}\n"
    /* A sheet wider than the screen scrolls inside its own box. */
    ".sheet{overflow-x:auto}.sheet td,.sheet th{white-space:nowrap}"
    ".sheet thead th{max-width:6rem;overflow:hidden;text-overflow:ellipsis}"
    ".sheet .total,.sheet .best{font-weight:700;color:var(--ink)}\n"
    ".pays td{text-align:left}.pays td:last-child{text-align:right}\n"
    ".valid{color:var(--c)}.invalid,.error{color:var(--h)}\n"
    "pre{margin:.25rem 0;white-space:pre-wrap;"
    "font:.8125rem/1.5 ui-monospace,monospace}\n"
    /* The units of a drawing are pixels on a phone. */
    "svg{display:block;width:100%;max-width:30rem;height:auto;font-size:12px}"
    "svg text{fill:var(--ink)}svg path{fill:none;stroke:var(--ink);"
    "stroke-width:1.5}.p1{--ink:var(--h)}.p2{--ink:var(--d)}"
    ".p3{--ink:var(--c)}.p4{--ink:var(--p)}.p5{--ink:var(--o)}"
    "svg .axis{stroke:var(--line)}svg .aim{stroke:var(--h);"
    "stroke-dasharray:2 4}\n"
    "</style>\n</head>\n<body>\n<h1>";

void
html_text(struct buf *b, struct text t)
{
	for (size_t i = 0; i < t.len; i++) {
		switch (t.s[i]) {
		case '&': buf_str(b, "&amp;"); break;
		case '<': buf_str(b, "&lt;"); break;
		case '>': buf_str(b, "&gt;"); break;
		case '"': buf_str(b, "&quot;"); break;
		case '\t': case '\n': buf_char(b, t.s[i]); break;
		default:
			/* XML has no other control characters. */
			if ((unsigned char)t.s[i] < ' ')
				buf_str(b, "\uFFFD");
			else
				buf_char(b, t.s[i]);
		}
	}
}

void
html_within(struct buf *b, const char *start, struct text t, const char *end)
{
	buf_str(b, start);
	html_text(b, t);
	buf_str(b, end);
}

void
html_name(struct buf *b, struct text name)
{
	html_within(b, "<bdi>", name, "</bdi>");
}

void
html_head(struct buf *b, struct text title, struct text result)
{
	buf_add(b, head, sizeof(head) - 1);
	html_text(b, title);
	if (result.len)
		buf_str(b, ": ");
	html_text(b, result);
	buf_add(b, style, sizeof(style) - 1);
	html_text(b, title);
	buf_str(b, "</h1>\n");
}

void
html_paragraphs(struct buf *b, struct text lines, const char *tag)
{
	while (lines.len > 0)
		html_within(b, tag, text_until(&lines, '\n'), "</p>\n");
}
