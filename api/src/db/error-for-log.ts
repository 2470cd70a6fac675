import { DrizzleQueryError } from "drizzle-orm";
import { sqlState } from "./database.ts";

/** An error as a line of a log has it. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** The constraint that the statement of a failed query violates. */
  constraint?: string;
  cause?: LoggedError;
};

/**
 * An error without the values of its statement, which may be a person's address, the text of a mail or the hash of a password: they
 * stand in the message of a failed query, and in the details of what PostgreSQL answers.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: toMessage(error),
    stack: listFrames(error),
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

/** PostgreSQL quotes the value in the messages of data exceptions, whose codes begin with 22. */
function toMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return sqlState(error)?.startsWith("22") ? "A value is not valid for its type." : error.message;
}

/** The lines of the stack behind the message, which may have several lines itself. */
const listFrames = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .join("\n");
