import { ApiError } from "@ligate/platform/api";

const FAILED = "An error has occurred. Please try again.";
const TOO_MANY = 429;

/**
 * Waits for the answer to a form that was sent. What the server says of single fields stays with them, and so does
 * when to come back; everything else is told in the store's one sentence.
 * @throws ApiError
 */
export async function orFailed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === TOO_MANY) throw error;
    throw new ApiError(error.status, { detail: FAILED, fields: error.fields });
  }
}
