import type { FastifyInstance } from "fastify";

/** Replaces the log of the payment services. @returns the warnings and errors that are logged from now on */
export function recordLog(context: FastifyInstance["payments"]): unknown[][] {
  const logged: unknown[][] = [];
  const record = (...entry: unknown[]) => void logged.push(entry);
  context.log = { warn: record, error: record };
  return logged;
}
