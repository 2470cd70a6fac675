import { readFileSync } from "node:fs";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { callSchemas } from "@ligate/contract/compatibility/call-schemas";
import type { Tag } from "@ligate/contract/endpoint";
import { company } from "@ligate/contract/settings/company";
import type { FastifyInstance } from "fastify";
import { describeRoute } from "./describe-call.ts";

const DESCRIPTION = [
  "Money is a JSON number of US dollars; `null` means that a price needs a consultation. A day is `YYYY-MM-DD`.",
  "Every path is served with and without its trailing slash. Unknown names in a query or a body are ignored, wrong types",
  "are rejected. An error has a `detail`, a sentence for the user, and `fields` with one sentence per invalid field.",
].join("\n");

const securitySchemes = (sessionCookie: string) => ({
  session: {
    type: "apiKey" as const,
    in: "cookie" as const,
    name: sessionCookie,
    description: "The visitor's session. Set by the first call that stores data, renewed at login.",
  },
  xsrf: {
    type: "apiKey" as const,
    in: "header" as const,
    name: "X-XSRF-TOKEN",
    description:
      "Required by every write: the value of the cookie `XSRF-TOKEN`, which `GET /api/csrf/` sets.",
  },
});

/** Scripts and styles come from the API itself. The hash is that of the one style attribute of swagger-ui 6.1.3. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/**
 * Serves what is derived from the contract: `/api/openapi.json` (OpenAPI 3.1), the reference page `/api/docs`, and
 * `/api/contract.json`, the schemas that releases are compared with before they are activated.
 * Register it before the routes: @fastify/swagger collects routes as they are added.
 */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${company.name} API`,
        version: "1.0.0",
        description: DESCRIPTION,
        contact: { name: company.name, email: company.email },
        license: { name: "Apache-2.0", identifier: "Apache-2.0" } as never,
      },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: securitySchemes(app.sessionCookies.name) },
    },
    transform: ({ url, route }) => ({ schema: describeRoute(String(route.method), url), url }),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: POLICY,
    uiConfig: { deepLinking: true, syntaxHighlight: false },
    theme: {
      title: `${company.name} API`,
      favicon: [
        {
          filename: "mark.svg",
          rel: "icon",
          type: "image/svg+xml",
          sizes: "any",
          content: readPart("mark.svg"),
        },
      ],
      css: [{ filename: "page.css", content: readPart("page.css") }],
      js: [{ filename: "page.js", content: readPart("page.js") }],
    },
  });
  app.get("/api/contract.json", { schema: { hide: true } as object }, async (_request, reply) =>
    reply.header("cache-control", "max-age=60").type("application/json").send(contractJson()),
  );
  app.get("/api/openapi.json", { schema: { hide: true } as object }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").type("application/json").send(JSON.stringify(app.swagger())),
  );
}

const readPart = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), "utf8");

let contractText: string | undefined;

/** The schemas of all calls as JSON, about 60 kB, written at the first request. */
function contractJson(): string {
  contractText ??= JSON.stringify({ calls: callSchemas() });
  return contractText;
}

/** Titles of the tags. Their order is the order of the documentation. */
const TAGS: Record<Tag, string> = {
  session: "The session",
  content: "Blog, pages and protocols",
  search: "Search",
  design: "Designs and their parts",
  product: "Products and prices",
  cart: "The cart",
  payment: "Tax and payment",
  order: "Orders",
  invoice: "Invoices",
  account: "Accounts",
  profile: "The customer's own",
  message: "Messages and quotes",
};
