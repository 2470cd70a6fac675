import { checkCalls } from "./checks/calls.ts";
import type { ReleaseChange } from "./release-change.ts";
import { findConflicts } from "./static-checks.ts";

/** A check that refuses a rollback. */
export interface FailedCheck {
  /** As the log records it if the check is overridden. */
  name: "calls" | "conflicts";
  /** One sentence per problem. */
  problems: string[];
}

/** An API that takes longer does not answer: a rollback has to take effect within seconds. */
const API_TIMEOUT_MS = 2_000;

/**
 * Checks whether releases can become active again: with the active releases of the other packages and with a running API.
 * It visits no pages, and does not compare versions of platform and sizes, which older releases may fall short of.
 * @returns the checks that fail
 */
export async function checkRollback(change: ReleaseChange, api: string): Promise<FailedCheck[]> {
  const checks: FailedCheck[] = [
    { name: "calls", problems: await checkCalls(change, api, API_TIMEOUT_MS) },
    { name: "conflicts", problems: findConflicts(change) },
  ];
  return checks.filter(({ problems }) => problems.length > 0);
}
