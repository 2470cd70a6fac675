import { ApiError } from "@ligate/platform/api";

/** Whether the API answers a right password by asking for the code of the second factor, or refuses the code. */
export function isCodeRequest(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  return (error.body as { second_factor?: boolean } | undefined)?.second_factor === true;
}
