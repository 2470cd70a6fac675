import { ApiError } from "@ligate/platform/api";

/** Whether the API accepts the password, and asks for the code of the second factor or refuses the code. */
export function isSecondFactorProblem(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  return (error.body as { second_factor?: boolean } | undefined)?.second_factor === true;
}
