import { SettingsError } from "@ligate/contract/settings/settings";
import { describeListenError } from "@ligate/server/listen-error";
import { LockError } from "./advisory-lock.ts";
import { DataDirError } from "./data-dir.ts";
import { isUnavailable, sqlMessage } from "./database.ts";

/** Errors whose message tells the operator what to do. */
const FOR_OPERATOR = [SettingsError, DataDirError, LockError];

/** A sentence for the operator of a process that cannot start; `undefined` for an unexpected error. */
export function reasonNotToStart(error: unknown): string | undefined {
  if (isUnavailable(error))
    return `The database is not available: ${sqlMessage(error)}. Check DATABASE_URL, and that the database accepts connections.`;
  if (FOR_OPERATOR.some((type) => error instanceof type)) return (error as Error).message;
  return describeListenError(error);
}
