import { type CallSchemas, findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import { readCalls, readCallsOfApi } from "../../repository/calls.ts";
import { formatTitle, type ReleaseChange } from "../release-change.ts";

/**
 * Checks that a running API has the calls that the candidates use, with compatible schemas.
 * @param api address of the API, or of a gateway in front of it
 * @returns one sentence per problem, also if the API does not answer
 */
export async function checkCalls({ candidates }: ReleaseChange, api: string): Promise<string[]> {
  let provided: CallSchemas;
  try {
    provided = await readCallsOfApi(api);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      `The API at ${api} does not answer with its calls (${reason}). Start the store, or name a running API: --api <url>`,
    ];
  }
  const problems = candidates.map(async ({ release, folder }) =>
    findIncompatibleCalls(await readCalls(folder), provided).map(
      (problem) => `${formatTitle(release)}: ${problem}`,
    ),
  );
  return (await Promise.all(problems)).flat();
}
