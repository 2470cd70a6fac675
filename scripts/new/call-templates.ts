/** Handlebars templates of what `pnpm new call` adds to existing files. */

export const ZOD_IMPORT = 'import { z } from "../common/zod.ts";\n';

export const SCHEMA = `
export const {{pascalCase response}} = z.object({ id: z.string() });
export type {{pascalCase response}} = z.infer<typeof {{pascalCase response}}>;
{{#if hasBody}}

export const {{pascalCase response}}Input = z.object({ name: z.string() });
export type {{pascalCase response}}Input = z.infer<typeof {{pascalCase response}}Input>;
{{/if}}
`;

export const ENDPOINT_IMPORT = 'import { endpoint } from "../endpoint.ts";\n';

export const SCHEMA_IMPORT = `import { {{pascalCase response}}{{#if hasBody}}, {{pascalCase response}}Input{{/if}} } from "./schemas.ts";`;

export const ENDPOINT = `
export const {{name}} = endpoint({
  method: "{{method}}",
  path: "{{path}}",
  tag: "{{tag}}",
  summary: "One sentence for the API reference.",
  {{#if hasBody}}
  body: {{pascalCase response}}Input,
  {{/if}}
  response: {{pascalCase response}},
});
`;

export const NOUN_IMPORT = 'import * as {{camelCase noun}} from "./{{noun}}/endpoints.ts";';

export const ROUTES_FILE = `import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "{{toSource}}http/route.ts";

export const {{camelCase noun}}Routes: FastifyPluginAsync = async (app) => {
};
`;

export const ROUTES_IMPORT = `import { {{camelCase noun}}Routes } from "./{{subfolder}}/{{subfolder}}.routes.ts";`;

export const ROUTE = `  route(app, contract.{{name}}, ({{#if params.length}}{ params }{{/if}}) => ({ id: {{#if params.length}}params.{{params.[0]}}{{else}}"1"{{/if}} }));
`;

export const SAMPLE = `  {{name}}: () => ({
    {{#if params.length}}
    params: { {{#each params}}{{this}}: "1", {{/each}} },
    {{/if}}
    {{#if hasBody}}
    body: { name: "Ada" },
    {{/if}}
  }),
`;
