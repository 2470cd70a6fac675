import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CALLS_FILE } from "@ligate/build/release-format/release";
import { CallSchemas, findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import { type ReleaseChange, titleOf } from "../release-change.ts";

const PATH = "/api/contract.json";

/**
 * Checks that a running API has the calls that the candidates use, with compatible schemas.
 * @param api address of the API, or of a gateway in front of it
 * @returns one sentence per problem, also if the API does not answer
 */
export async function checkCalls({ candidates }: ReleaseChange, api: string): Promise<string[]> {
  let provided: CallSchemas;
  try {
    provided = await readContract(api);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      `The API at ${api} does not answer with its calls (${reason}). Start the store, or name a running API: --api <url>`,
    ];
  }
  return candidates.flatMap(({ release, folder }) =>
    findIncompatibleCalls(readCalls(folder), provided).map((problem) => `${titleOf(release)}: ${problem}`),
  );
}

async function readContract(api: string): Promise<CallSchemas> {
  const response = await fetch(new URL(PATH, api), { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${PATH} answers ${response.status}`);
  const { calls } = (await response.json()) as { calls: unknown };
  return CallSchemas.parse(calls);
}

const readCalls = (folder: string): CallSchemas =>
  CallSchemas.parse(JSON.parse(readFileSync(join(folder, CALLS_FILE), "utf8")));
