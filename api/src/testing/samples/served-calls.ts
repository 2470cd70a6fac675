import type { FastifyInstance } from "fastify";

/** Paths of the API documentation, which the contract does not declare. */
export const isDocumentation = (call: string): boolean =>
  / \/api\/(docs|openapi\.json|contract\.json)/.test(call);

/** Paths that PayPal calls. */
export const FOR_SERVERS = ["POST /api/paypal/webhook"];

/** `METHOD /path` of every Fastify route below /api/. */
export const servedCalls = (app: FastifyInstance): string[] =>
  parseRoutes(app.printRoutes({ commonPrefix: false })).filter((route) => / \/api\//.test(route));

/** Parses the output of `printRoutes`, which indents each level by four columns. */
function parseRoutes(drawing: string): string[] {
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
