import type { FastifyInstance } from "fastify";

/** Paths of the API documentation, which the contract does not declare. */
export const isDocumentation = (call: string): boolean => / \/api\/(docs|openapi\.json)/.test(call);

/** What PayPal calls, and no page. */
export const FOR_SERVERS = ["POST /api/paypal/webhook"];

/** `METHOD /address` of every route below /api/, as Fastify knows them. */
export const servedCalls = (app: FastifyInstance): string[] =>
  routesOf(app.printRoutes({ commonPrefix: false })).filter((route) => / \/api\//.test(route));

/** From Fastify's drawing of its routes, in which four columns are a level. */
function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split("\n").flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = "", part = "", methods = ""] = found;
    const level = indent.length / 4;
    above[level] = (above[level - 1] ?? "") + part;
    const served = methods.split(", ").filter((method) => method && method !== "HEAD");
    return served.map((method) => `${method} ${above[level]}`);
  });
}
