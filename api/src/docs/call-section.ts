import { type Html, html } from "./html.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { Content, Described, Parameter } from "./operation.ts";
import { limitsOf, shapeOf } from "./shape.ts";

/** One call: what it is for, what it takes, what it answers. */
export function callSection(call: Described): Html {
  const { operationId, summary, method, path, parameters = [], requestBody, responses } = call;
  const { 200: answer, ...refusals } = responses;
  return html`<article aria-labelledby="${operationId}">
<h3 id="${operationId}"><a href="#${operationId}">${operationId}</a></h3>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></p>
<p>${summary} ${who(call)}</p>
${parameters.length > 0 && parameterTable(parameters)}
${requestBody && contentOf("Body", requestBody.content)}
${answer && contentOf("Answer", answer.content)}
<h4>Refusals</h4>
${refusalList(refusals)}
</article>
`;
}

/** A long path may break after a slash. */
const breakable = (path: string): Html[] => path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`);

function who({ security, responses }: Described): string {
  if (responses[401]) return "For customers who are signed in.";
  return security.length > 0 ? "For everybody, with the token of the session." : "For everybody.";
}

const parameterTable = (parameters: Parameter[]): Html => html`<h4>Parameters</h4>
<dl>${parameters.map(
  ({ name, in: where, required, schema, example }) => html`
<dt><code>${name}</code></dt>
<dd>${where}, ${required ? "required" : "optional"}: <code>${shapeOf({ ...schema, default: undefined })}</code>${defaultOf(schema)}${
    example !== undefined && html`. Such as <code>${String(example)}</code>`
  }</dd>`,
)}</dl>`;

const defaultOf = (schema: JsonSchema): string => limitsOf({ default: schema.default });

function contentOf(title: string, content: Record<string, Content>): Html[] {
  return Object.entries(content).map(
    ([type, { schema, example }]) => html`<h4>${title}${type !== "application/json" && ` (${type})`}</h4>
<pre tabindex="0"><code>${"$ref" in schema ? "Problem" : shapeOf(schema)}</code></pre>
${
  example !== undefined &&
  html`<details><summary>Example</summary>
<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre></details>`
}`,
  );
}

function refusalList(refusals: Described["responses"]): Html {
  const told = Object.entries(refusals);
  if (told.length === 0) return html`<p>None.</p>`;
  return html`<ul class="refusals">${told.map(
    ([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`,
  )}</ul>`;
}
