import { company } from "@ligate/contract/company";
import { Problem } from "@ligate/contract/problem";
import { knownCalls } from "./calls.ts";
import type { Examples } from "./examples.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { NOUNS } from "./nouns.ts";
import { type Operation, operationOf } from "./operation.ts";

/** As much of OpenAPI 3.1 as this document uses. */
export interface OpenApi {
  openapi: "3.1.0";
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

/** The document of `/api/openapi.json`, written from the contract. */
export function openApi(examples: Examples): OpenApi {
  return {
    openapi: "3.1.0",
    info: {
      title: `${company.name} API`,
      version: "1.0.0",
      description: DESCRIPTION,
      contact: { name: company.name, email: company.email },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    tags: Object.entries(NOUNS).map(([name, description]) => ({ name, description })),
    paths: paths(examples),
    components: {
      schemas: { Problem: { ...jsonSchemaOf(Problem, "output"), description: "Why it was refused." } },
      securitySchemes: SECURITY,
    },
  };
}

const DESCRIPTION = [
  "Everything the store's pages do. Money is a JSON number of US dollars, `null` where a price needs a",
  "consultation; a day is `YYYY-MM-DD`. Every path answers with and without its trailing slash. Unknown names in",
  "a query or a body are ignored; what has the wrong type is refused. An error has the body `Problem`: `detail` is",
  "a sentence for the user, `fields` one per field.",
].join("\n");

const SECURITY = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "sessionid",
    description: "Who is asking; set by the first call that has to remember something, renewed at login.",
  },
  xsrf: {
    type: "apiKey",
    in: "header",
    name: "X-XSRF-TOKEN",
    description: "On every write: the value of the cookie `XSRF-TOKEN`, which `GET /api/csrf/` sets.",
  },
};

function paths(examples: Examples): OpenApi["paths"] {
  const written: OpenApi["paths"] = {};
  for (const call of knownCalls) {
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}");
    written[path] = { ...written[path], [call.method.toLowerCase()]: operationOf(call, examples[call.name]) };
  }
  return written;
}
