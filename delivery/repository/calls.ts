/** The calls that a release uses and those that an API has, to compare them by `findIncompatibleCalls` of the contract. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CALLS_FILE } from "@ligate/build/release-format/release";
import { CallSchemas } from "@ligate/contract/compatibility/call-schemas";

const PATH = "/api/contract.json";
const TIMEOUT_MS = 10_000;

/** The calls that the code of a release uses. @param folder of the release */
export const readCalls = async (folder: string): Promise<CallSchemas> =>
  CallSchemas.parse(JSON.parse(await readFile(join(folder, CALLS_FILE), "utf8")));

/**
 * The calls of a running API.
 * @param api its address, or that of a gateway in front of it
 * @throws a sentence if it does not answer
 */
export async function readCallsOfApi(api: string, timeoutMs = TIMEOUT_MS): Promise<CallSchemas> {
  try {
    const response = await fetch(new URL(PATH, api), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${PATH} answers ${response.status}`);
    const { calls } = (await response.json()) as { calls: unknown };
    return CallSchemas.parse(calls);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The API at ${api} does not answer with its calls (${reason}). Start the store, or name a running API: --api <url>`,
      { cause },
    );
  }
}
