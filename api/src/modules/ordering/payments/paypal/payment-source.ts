import { NOT_PROCESSED } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { z } from "zod";
import type { Payment } from "../payments.table.ts";

/** The result of a card's 3-D Secure check. Absent if the bank did not require one. */
const CardAuthentication = z.object({
  liability_shift: z.string().optional(),
  three_d_secure: z
    .object({ enrollment_status: z.string().optional(), authentication_status: z.string().optional() })
    .optional(),
});

/** The `payment_source` of PayPal's order: how the buyer pays. Other wallets than PayPal's have other keys. */
export const PaymentSource = z.looseObject({
  card: z
    .object({
      brand: z.string().optional(),
      last_digits: z.string().optional(),
      authentication_result: CardAuthentication.optional(),
    })
    .optional(),
});
export type PaymentSource = z.infer<typeof PaymentSource>;

/** Sources that PayPal itself authenticates. */
const ACCOUNTS = ["paypal", "venmo"];

/**
 * Finds the reason why a source must not be charged. A card is accepted only for a payment that was created for a card: the bank is
 * asked for 3-D Secure in no other. The result is judged by PayPal's table.
 * @param requested how the buyer chose to pay when the payment was created
 * @returns `undefined` if it may be charged
 */
export function findSourceRefusal(
  requested: Payment["source"],
  { card, ...others }: PaymentSource,
  debugId: string,
): PaymentRefusal | undefined {
  const hasOtherWallet = Object.keys(others).some((name) => !ACCOUNTS.includes(name));
  const problem =
    hasOtherWallet || (card && requested !== "card") ? UNREQUESTED : card && findCardProblem(card);
  return problem && { detail: NOT_PROCESSED, details: [problem], debug_id: debugId };
}

/** Cards whose bank offers no check, or has bypassed it. */
const NOT_CHECKED_BY_BANK = ["N", "U", "B"];
/** The bank has answered that the check failed, or has rejected the payment. */
const REJECTED = ["N", "R"];

function findCardProblem({ authentication_result: result }: NonNullable<PaymentSource["card"]>) {
  if (!result || result.liability_shift === "POSSIBLE") return undefined;
  const { enrollment_status = "", authentication_status = "" } = result.three_d_secure ?? {};
  if (result.liability_shift === "NO" && NOT_CHECKED_BY_BANK.includes(enrollment_status)) return undefined;
  return REJECTED.includes(authentication_status) ? NOT_AUTHENTICATED : CHECK_INCOMPLETE;
}

const UNREQUESTED = {
  issue: "PAYMENT_SOURCE_DIFFERS",
  description:
    "This payment was started with PayPal but confirmed in another way, and you were not charged. Please choose how to pay and try again.",
};
const NOT_AUTHENTICATED = {
  issue: "CARD_NOT_AUTHENTICATED",
  description:
    "Your bank did not confirm that this card is yours, and you were not charged. Please use another card, or pay with PayPal.",
};
const CHECK_INCOMPLETE = {
  issue: "CARD_CHECK_INCOMPLETE",
  description:
    "Your bank could not check this card, and you were not charged. Please try again, or pay with PayPal.",
};

const BRANDS: Record<string, string> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DISCOVER: "Discover",
  JCB: "JCB",
  DINERS: "Diners Club",
};

/** The name of a source for the buyer, and the last digits of a card. */
export function describeSource({ card }: PaymentSource) {
  if (!card) return { source: "Made with PayPal", lastDigits: "" };
  const { brand = "", last_digits: lastDigits = "" } = card;
  return { source: BRANDS[brand] ?? (brand || "Card"), lastDigits };
}
