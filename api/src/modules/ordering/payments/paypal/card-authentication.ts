import { NOT_PROCESSED } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { z } from "zod";

/** The result of a card's 3-D Secure check. Absent if the bank did not require one. */
export const CardAuthentication = z.object({
  liability_shift: z.string().optional(),
  three_d_secure: z
    .object({ enrollment_status: z.string().optional(), authentication_status: z.string().optional() })
    .optional(),
});
type CardAuthentication = z.infer<typeof CardAuthentication>;

/** Cards whose bank offers no check, or has bypassed it. */
const NOT_CHECKED_BY_BANK = ["N", "U", "B"];
/** The bank has answered that the check failed, or has rejected the payment. */
const REJECTED = ["N", "R"];

/**
 * The refusal of a card by PayPal's table of 3-D Secure results, before its money is captured.
 * @returns `undefined` if the payment may be captured
 */
export function refusalOfCard(
  result: CardAuthentication | undefined,
  debugId: string,
): PaymentRefusal | undefined {
  if (!result || result.liability_shift === "POSSIBLE") return undefined;
  const { enrollment_status = "", authentication_status = "" } = result.three_d_secure ?? {};
  if (result.liability_shift === "NO" && NOT_CHECKED_BY_BANK.includes(enrollment_status)) return undefined;
  const isRejected = REJECTED.includes(authentication_status);
  return {
    detail: NOT_PROCESSED,
    details: [
      isRejected
        ? {
            issue: "CARD_NOT_AUTHENTICATED",
            description:
              "Your bank has not confirmed that this card is yours, and nothing was taken. Please use another card, or pay with PayPal.",
          }
        : {
            issue: "CARD_CHECK_INCOMPLETE",
            description:
              "Your bank could not check this card, and nothing was taken. Please try again, or pay with PayPal.",
          },
    ],
    debug_id: debugId,
  };
}
