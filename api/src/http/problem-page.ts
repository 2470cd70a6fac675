import { hash } from "node:crypto";
import { company } from "@ligate/contract/settings/company";
import type { FastifyRequest } from "fastify";

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fafaf7,#0f1412);
color:light-dark(#14201b,#e7ede9);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30em;padding:2rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
p{color:light-dark(#55635c,#9bada4)}
a{color:light-dark(#0b6b58,#5cd0b3)}`;

export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; frame-ancestors 'none'`,
};

/** True if a person has opened the address, such as a link in a mail; requests of pages accept JSON. */
export const isOpenedByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").startsWith("text/html");

/** The page of an error for a person who has opened the address of a file. @param detail may be typed by a visitor */
export const problemPage = (detail: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${company.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(detail)}</h1>
<p>If you need the file, please ask us: <a href="mailto:${company.email}">${company.email}</a>, ${company.phone}.</p>
<p><a href="/">Go to ${company.name}</a></p>
</main>
</body>
</html>
`;

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
