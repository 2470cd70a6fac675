import type { FastifyRequest } from "fastify";

export interface Link {
  href: string;
  rel: string;
  method: string;
}

/** The address of the sandbox, as the client calls it. */
export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Whether the client asks for the whole object instead of id, status and links. */
export const prefersRepresentation = (request: FastifyRequest) =>
  request.headers.prefer === "return=representation";
