import { randomBytes, randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";

const ID_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** An id in the format of PayPal's orders and captures. */
export const newId = (length = 17) =>
  Array.from({ length }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join("");

export const newDebugId = () => randomBytes(7).toString("hex").slice(0, 13);

/** A time in PayPal's format, ISO without milliseconds. */
export const formatTime = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

export const currentTime = () => formatTime(Date.now());

export interface Link {
  href: string;
  rel: string;
  method: string;
}

/** The address of the sandbox, as the client calls it. */
export const getOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Whether the client asks for the whole object instead of id, status and links. */
export const prefersRepresentation = (request: FastifyRequest) =>
  request.headers.prefer === "return=representation";
