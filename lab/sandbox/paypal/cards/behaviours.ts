/** What happens to a payment: in the capture, in its refunds, or in the check of the card by 3-D Secure. */
export const BEHAVIOURS = {
  approve: "Paid",
  decline: "Declined: the capture returns 422 INSTRUMENT_DECLINED",
  "decline-in-capture": "Declined: the capture returns 201, but its status is DECLINED",
  pending: "Under review: the capture is PENDING until you complete or deny it under Payments",
  "pending-refund": "Paid; its refunds are PENDING until you complete or fail them under Payments",
  "refuse-refund": "Paid; its refunds return 422 REFUND_FAILED_INSUFFICIENT_FUNDS",
  "server-error": "The capture returns 500 INTERNAL_SERVER_ERROR; nothing is charged",
  hang: "Every capture hangs, then returns 504; nothing is charged",
  "hang-once": "The first capture hangs, and nothing is charged; the next one is paid",
  late: "The capture is paid immediately, but its response is late",
  "rate-limit-once": "The first capture returns 429 RATE_LIMIT_REACHED; the next one is paid",
  "refuse-card": "Refused when the form is submitted, before any capture: 422 CARD_TYPE_NOT_SUPPORTED",
  "3ds-frictionless": "3-D Secure: authenticated without a question; liability shift POSSIBLE",
  "3ds-challenge": "3-D Secure: the bank asks the buyer, who passes, fails or cancels",
  "3ds-failed": "3-D Secure: authentication failed; liability shift NO",
  "3ds-unavailable": "3-D Secure: the bank could not check; liability shift UNKNOWN",
  "3ds-not-enrolled": "3-D Secure: the bank offers no check; liability shift NO, but the payment may go on",
} as const;

export type Behaviour = keyof typeof BEHAVIOURS;

export const isBehaviour = (name: unknown): name is Behaviour =>
  typeof name === "string" && Object.hasOwn(BEHAVIOURS, name);

/** Behaviours that a payment with a PayPal account cannot have. */
const isOfCardsOnly = (behaviour: Behaviour) => behaviour === "refuse-card" || behaviour.startsWith("3ds-");

/** The options of the approval dialog. */
export const buttonOutcomes = (): { behaviour: Behaviour; effect: string }[] =>
  Object.entries(BEHAVIOURS)
    .map(([behaviour, effect]) => ({ behaviour: behaviour as Behaviour, effect }))
    .filter(({ behaviour }) => !isOfCardsOnly(behaviour));
