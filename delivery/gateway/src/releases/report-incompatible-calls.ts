import { findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import { readCalls, readCallsOfApi } from "@ligate/delivery/repository/calls";
import type { FastifyBaseLogger } from "fastify";
import type { ActiveReleases } from "./active-releases.ts";

/**
 * Compares the calls of the active releases with those of the running API, and logs a sentence for each call that the API
 * does not have, because a page that needs it fails in the customer's browser. The releases are served all the same:
 * their other pages work. Releases of development servers are not compared, because their sources change one by one, and
 * nothing is while the API does not answer.
 */
export async function reportIncompatibleCalls(
  { shell, remotes }: Pick<ActiveReleases, "shell" | "remotes">,
  apiUrl: string,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  const provided = await readCallsOfApi(apiUrl).catch(() => undefined);
  if (!provided) return;
  for (const { name, id, folder, calls } of [shell, ...remotes]) {
    const used = folder && Object.keys(calls).length > 0 ? await readCalls(folder) : {};
    for (const problem of findIncompatibleCalls(used, provided))
      log.error(`${name}, release ${id}: ${problem}`);
  }
}
