import type { FastifyError, FastifyInstance } from "fastify";

const METHODS = "GET, HEAD, OPTIONS";

/** In the words of the API: whoever asks reads one kind of refusal. Set before what may throw. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    if (isTheirs) return reply.code(error.statusCode ?? 400).send({ detail: "This request cannot be read." });
    app.log.error(error);
    return reply.code(500).send({ detail: "Something went wrong. Please try again." });
  });
}

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
