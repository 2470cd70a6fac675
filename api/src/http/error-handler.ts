import { OverloadedError } from "@ligate/server/load-shedding";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isUnavailable, sqlMessage, sqlState } from "../db/database.ts";
import { ProblemError, unauthorized } from "./problem.ts";
import { isOpenedByPerson, PAGE_HEADERS, problemPage } from "./problem-page.ts";

/**
 * Responds to every error with `{ detail, fields?, request_id? }`. Internal errors are logged, and their reason is not sent:
 * the id of the request, which visitors can read, leads to it.
 */
export function registerErrorHandlers(app: FastifyInstance) {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(({ method, url }, reply) => {
    const [path = ""] = url.split("?", 1);
    if (path.startsWith("/api/"))
      return reply.code(501).send({ detail: UNKNOWN_CALL, call: `${method} ${path}` });
    return reply.code(404).send({ detail: `There is nothing at ${method} ${path}.` });
  });
}

/**
 * A page that was built for another API may need a call that this one does not have. Pages take a 404 for an item that does
 * not exist, so the status is another one: they show an error with Retry.
 */
const UNKNOWN_CALL = "This part of the store is being updated. Please try again in a few minutes.";

/** The request may have taken effect: the connection may be lost after the commit. */
const BUSY = "The store is very busy at the moment. Please try again in a few seconds.";

/** Also handles errors that occur before routing, such as a malformed URL. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ProblemError) return sendProblem(error, request, reply);
  if (isAccountGone(error)) return sendProblem(unauthorized(), request, reply);
  if (hasZodFastifySchemaValidationErrors(error)) return reply.code(400).send(fieldErrors(error.validation));
  if (isUnstorableCharacter(error)) {
    return reply.code(400).send({ detail: "The text contains a character that cannot be stored." });
  }
  const isOverloaded = error instanceof OverloadedError;
  if (isOverloaded || isUnavailable(error)) {
    if (!isOverloaded) request.log.error({ err: error }, "the database is not available");
    const detail = isOverloaded ? BUSY : withReference(BUSY, request);
    return sendProblem(new ProblemError(503, detail, {}, { "retry-after": "2" }), request, reply);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ detail: sentence(error.message) });
  request.log.error({ err: error }, "request failed");
  const detail = withReference("Something went wrong. Please try again.", request);
  return sendProblem(new ProblemError(status === 503 ? 503 : 500, detail), request, reply);
}

/** For errors that are logged. */
const withReference = (detail: string, { id }: FastifyRequest): string => `${detail} Reference: ${id}`;

function sendProblem(
  { status, headers, message, extension }: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(status).headers(headers);
  if (isOpenedByPerson(request)) return reply.headers(PAGE_HEADERS).send(problemPage(message));
  return reply.send({ detail: message, ...extension, ...(status >= 500 && { request_id: request.id }) });
}

/** True if the account of the session was closed while the request was running, by the foreign key of a new row. */
const isAccountGone = (error: unknown): boolean =>
  sqlState(error) === "23503" && /^insert or update on table .*_users_id_fk"/.test(sqlMessage(error));

/** True for NUL, and for half a surrogate pair in JSON: the characters that PostgreSQL cannot store. */
function isUnstorableCharacter(error: unknown): boolean {
  const state = sqlState(error) ?? "";
  // JSON values are always serialized by this process, so only their characters can be invalid.
  return ["22021", "22P05"].includes(state) || (state === "22P02" && /type json/.test(sqlMessage(error)));
}

interface Issue {
  instancePath: string;
  message?: string;
  params?: object;
}

function fieldErrors(found: Issue[]) {
  const issues = found.flatMap(closestIssues);
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.slice(1).replaceAll("/", ".");
    if (name) fields[name] ??= sentence(message ?? "This is not valid");
  }
  const named = Object.keys(fields).length > 0;
  const first = sentence(issues[0]?.message ?? "This is not valid");
  return named
    ? { detail: `Please check what you entered. ${Object.values(fields)[0]}`, fields }
    : { detail: first };
}

/** An issue of one member of a union. */
interface MemberIssue {
  code: string;
  /** The allowed values of a field; only one if it discriminates the members, such as `remove: true`. */
  values?: unknown[];
  path: PropertyKey[];
  message: string;
}

/** If the schema is a union, the issues of the member that matches the body best. */
function closestIssues(issue: Issue): Issue[] {
  const { errors = [] } = (issue.params ?? {}) as { errors?: MemberIssue[][] };
  const [closest] = errors.toSorted((a, b) => wrongTags(a) - wrongTags(b) || wrongFields(a) - wrongFields(b));
  if (!closest) return [issue];
  const base = issue.instancePath === "/" ? "" : issue.instancePath;
  return closest.map(({ path, message }) => ({ instancePath: [base, ...path].join("/"), message }));
}

/** The number of discriminating fields with another value. */
const wrongTags = (issues: MemberIssue[]): number =>
  issues.filter(
    ({ code, values, path }) => code === "invalid_value" && values?.length === 1 && path.length === 1,
  ).length;

/** One field may have many issues within it. */
const wrongFields = (issues: MemberIssue[]): number => new Set(issues.map(({ path }) => path[0])).size;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
