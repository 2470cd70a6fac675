import { outcomeText } from "@ligate/contract/payments/outcome-texts";
import { notify } from "@ligate/platform/notices";
import { redirect } from "@ligate/platform/router";
import { redirectOn401, session } from "@ligate/platform/session";
import { attemptsOf } from "../shared/attempts/attempts.ts";
import { orderConfirmation } from "../shared/attempts/confirmation-address.ts";
import { askOutcome, getConfirmationToken } from "../shared/attempts/poll-outcome.ts";

/**
 * Finds the payment that this browser has sent for the cart, which is empty now: the response was lost, or another tab has
 * paid.
 * @returns whether there is one whose outcome is not known yet
 * @throws a redirect to the order's confirmation, or with a notice to the cart page if nothing was taken
 */
export async function openOrderOfEmptyCart(request: Request): Promise<boolean> {
  const { email = "" } = await session.get();
  const attempts = attemptsOf("cart");
  const attempt = attempts.read(email);
  if (!attempt) return false;
  if (attempt.token) throw redirect(orderConfirmation(attempt.token));

  const { status } = await redirectOn401(request, askOutcome(attempt.id, request.signal));
  const token = status && getConfirmationToken(status);
  if (token) {
    attempts.save({ ...attempt, startedAt: Date.now(), token });
    throw redirect(orderConfirmation(token));
  }
  if (status?.outcome !== "not_taken") return true;
  attempts.remove(attempt.id);
  notify("error", outcomeText(status, "cart"));
  throw redirect("/cart");
}
