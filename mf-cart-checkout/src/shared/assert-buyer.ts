import { ApiError } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";

/**
 * Asserts that the buyer is still signed in: in another tab, another customer may have logged in.
 * @param email the buyer's address; `undefined` for a guest
 * @throws ApiError 401 if it is not this buyer; any other error of the request
 */
export async function assertBuyer(email: string | undefined): Promise<void> {
  const current = await session.refresh();
  if (current.email !== email) throw new ApiError(401, {});
}
