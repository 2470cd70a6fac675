import { ApiError } from "@ligate/platform/api";

/** Route id → what the API said, in JSON: between server and browser an error loses its class. */
export type Problems = Record<string, { status: number; body: unknown }>;

/**
 * For a page that says that nothing is there, and comes rendered.
 * @throws the error that says anything else: such a page is left to the browser, which can ask again
 */
export function writeProblems(errors: Record<string, unknown> | null): Problems | undefined {
  if (!errors) return undefined;
  const problems = Object.entries(errors).map(([id, error]) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return [id, { status: error.status, body: error.body }];
  });
  return Object.fromEntries(problems);
}

/** The errors of a page that came rendered, as its routes threw them. */
export function readProblems(problems: Problems | undefined): Record<string, ApiError> | undefined {
  if (!problems) return undefined;
  const errors = Object.entries(problems).map(([id, { status, body }]) => [id, new ApiError(status, body)]);
  return Object.fromEntries(errors);
}
