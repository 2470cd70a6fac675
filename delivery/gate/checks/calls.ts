import { findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import { readCalls, readCallsOfApi } from "../../repository/calls.ts";
import { formatTitle, type ReleaseChange } from "../release-change.ts";

/**
 * Checks that a running API has the calls that the candidates use, with compatible schemas.
 * @param api address of the API, or of a gateway in front of it
 * @param timeoutMs how long the API may take to answer
 * @returns one sentence per problem, also if the API does not answer
 */
export async function checkCalls(
  { candidates }: ReleaseChange,
  api: string,
  timeoutMs?: number,
): Promise<string[]> {
  const provided = await readCallsOfApi(api, timeoutMs).catch((error: Error) => error);
  if (provided instanceof Error) return [provided.message];
  const problems = candidates.map(async ({ release, folder }) =>
    findIncompatibleCalls(await readCalls(folder), provided).map(
      (problem) => `${formatTitle(release)}: ${problem}`,
    ),
  );
  return (await Promise.all(problems)).flat();
}
