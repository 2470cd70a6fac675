/** Effects on a payment: in the capture, in its refunds, or in the check of the card by 3-D Secure. */
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

const isBehaviour = (name: unknown): name is Behaviour =>
  typeof name === "string" && Object.hasOwn(BEHAVIOURS, name);

/** Behaviours that a payment with a PayPal account cannot have. */
const isOfCardsOnly = (behaviour: Behaviour) => behaviour === "refuse-card" || behaviour.startsWith("3ds-");

/** The options of the approval dialog. */
export const buttonOutcomes = (): { behaviour: Behaviour; effect: string }[] =>
  Object.entries(BEHAVIOURS)
    .map(([behaviour, effect]) => ({ behaviour: behaviour as Behaviour, effect }))
    .filter(({ behaviour }) => !isOfCardsOnly(behaviour));

export interface Card {
  number: string;
  brand: string;
  behaviour: Behaviour;
}

const visa = (number: string, behaviour: Behaviour): Card => ({ number, brand: "Visa", behaviour });

/** Test cards. Every number passes the Luhn check. A number that is not listed behaves like the first. */
export const CARDS: Card[] = [
  visa("4111111111111111", "approve"),
  { number: "5555555555554444", brand: "Mastercard", behaviour: "approve" },
  { number: "378282246310005", brand: "American Express", behaviour: "approve" },
  visa("4000000000000002", "decline"),
  visa("4000000000009995", "decline-in-capture"),
  visa("4000000000000341", "refuse-card"),
  visa("4000000000000259", "pending"),
  visa("4000000000005126", "pending-refund"),
  visa("4000000000003220", "refuse-refund"),
  visa("4000000000002701", "3ds-frictionless"),
  visa("4000000000002503", "3ds-challenge"),
  visa("4000000000002925", "3ds-failed"),
  visa("4000000000002313", "3ds-unavailable"),
  visa("4000000000002990", "3ds-not-enrolled"),
  visa("4000000000000119", "server-error"),
  visa("4000000000000127", "hang"),
  visa("4000000000000135", "hang-once"),
  visa("4000000000000069", "late"),
  visa("4000000000000101", "rate-limit-once"),
];

export function findBehaviour(number: string): Behaviour {
  return CARDS.find((card) => card.number === number)?.behaviour ?? "approve";
}

/** The number of the first card with a behaviour. */
export function findCardNumber(behaviour: Behaviour): string | undefined {
  return CARDS.find((card) => card.behaviour === behaviour)?.number;
}

export const parseBehaviour = (name: unknown): Behaviour => (isBehaviour(name) ? name : "approve");

/** The card brand, in PayPal's spelling. */
export function detectBrand(number: string): string {
  if (number.startsWith("4")) return "VISA";
  if (/^3[47]/.test(number)) return "AMEX";
  return number.startsWith("6") ? "DISCOVER" : "MASTERCARD";
}
