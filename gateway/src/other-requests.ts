import type { FastifyInstance } from "fastify";

const METHODS = "GET, HEAD, OPTIONS";

/** What is neither document nor call: a file that is not there, another method. */
export function answerOtherRequests(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) => {
    reply.type("text/plain; charset=utf-8");
    if (method === "GET" || method === "HEAD") return reply.code(404).send("Nothing is at this address.\n");
    reply.header("allow", METHODS);
    if (method === "OPTIONS") return reply.code(204).send();
    return reply.code(405).send(`This address answers ${METHODS}.\n`);
  });
}
