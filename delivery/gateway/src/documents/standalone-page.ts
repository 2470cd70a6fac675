import { createHash } from "node:crypto";
import { ICON } from "./icon.ts";

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fafaf7,#0f1412);
color:light-dark(#14201b,#e7ede9);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30em;padding:2rem}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1.5rem;color:light-dark(#55635c,#9bada4)}
a+p{margin:1rem 0 0}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:6px;background:light-dark(#0b6b58,#5cd0b3);
color:light-dark(#fff,#06231c);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid light-dark(#0b6b58,#5cd0b3);outline-offset:2px}`;

export interface StandalonePage {
  title: string;
  text: string;
  link: { href: string; text: string };
  note?: string;
}

/** A page that the gateway writes without the shell. It needs no other file and no script. Its texts are HTML. */
export const standalonePage = ({ title, text, link, note }: StandalonePage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="${ICON}" alt="" width="48" height="48">
<h1>${title}</h1>
<p>${text}</p>
<a href="${link.href}">${link.text}</a>
${note ? `<p><small>${note}</small></p>\n` : ""}</main>
</body>
</html>
`;

export const STANDALONE_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};
