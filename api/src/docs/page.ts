import { callSection } from "./call-section.ts";
import { type Html, html } from "./html.ts";
import type { OpenApi } from "./openapi.ts";
import type { Described } from "./operation.ts";

/** The page of `/api/docs`: a section for each noun, and each of its calls in it. It runs no script. */
export function docsPage({ info, tags, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  );
  const nouns = tags
    .map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) }))
    .filter((noun) => noun.calls.length > 0);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${String(info.title)}</title>
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<header>
<h1>${String(info.title)}</h1>
<p>${prose(String(info.description))}</p>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
</header>
<nav aria-label="Calls">${nouns.map(contents)}</nav>
<main>
<section aria-labelledby="security">
<h2 id="security">Cookies and token</h2>${Object.values(components.securitySchemes).map(scheme)}</section>
${nouns.map(
  ({ name, description, calls: own }) => html`<section aria-labelledby="${name}">
<h2 id="${name}">${description}</h2>
${own.map(callSection)}</section>
`,
)}</main>
</body>
</html>
`;
  return page.text;
}

const contents = (noun: { name: string; description: string; calls: Described[] }): Html => html`
<p><a href="#${noun.name}">${noun.description}</a></p>
<ul>${noun.calls.map(({ operationId }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}</ul>`;

/** Text in which backticks stand around code. */
const prose = (text: string): Html[] =>
  text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

function scheme(of: object): Html {
  const { name, in: where, description } = of as { name: string; in: string; description: string };
  return html`<p><code>${name}</code> (${where}): ${prose(description)}</p>`;
}
