/** The outcome of a payment that the buyer has approved. */
export type Behaviour =
  | "approve"
  | "decline"
  | "decline-in-capture"
  | "pending"
  | "pending-refund"
  | "refuse-refund"
  | "refuse-card"
  | "server-error"
  | "hang"
  | "hang-once"
  | "late"
  | "rate-limit-once";

export interface Card {
  number: string;
  brand: string;
  behaviour: Behaviour;
  /** Description for the index page and the approval dialog. */
  effect: string;
}

/** Test cards. Every number passes the Luhn check. A number that is not listed behaves like the first. */
export const CARDS: Card[] = [
  { number: "4111111111111111", brand: "Visa", behaviour: "approve", effect: "Paid" },
  { number: "5555555555554444", brand: "Mastercard", behaviour: "approve", effect: "Paid" },
  { number: "378282246310005", brand: "American Express", behaviour: "approve", effect: "Paid" },
  {
    number: "4000000000000002",
    brand: "Visa",
    behaviour: "decline",
    effect: "The capture returns 422 INSTRUMENT_DECLINED",
  },
  {
    number: "4000000000009995",
    brand: "Visa",
    behaviour: "decline-in-capture",
    effect: "The capture returns 201, but its status is DECLINED",
  },
  {
    number: "4000000000000259",
    brand: "Visa",
    behaviour: "pending",
    effect: "The capture is PENDING (payment review) until it is completed or denied under PayPal",
  },
  {
    number: "4000000000005126",
    brand: "Visa",
    behaviour: "pending-refund",
    effect: "Paid; its refunds are PENDING until they are completed under PayPal",
  },
  {
    number: "4000000000003220",
    brand: "Visa",
    behaviour: "refuse-refund",
    effect: "Paid; its refunds return 422 REFUND_FAILED_INSUFFICIENT_FUNDS",
  },
  {
    number: "4000000000000341",
    brand: "Visa",
    behaviour: "refuse-card",
    effect: "Refused when the form is submitted, before any capture: 422 CARD_TYPE_NOT_SUPPORTED",
  },
  {
    number: "4000000000000119",
    brand: "Visa",
    behaviour: "server-error",
    effect: "The capture returns 500 INTERNAL_SERVER_ERROR; nothing is charged",
  },
  {
    number: "4000000000000127",
    brand: "Visa",
    behaviour: "hang",
    effect: "Every capture hangs, then returns 504; nothing is charged",
  },
  {
    number: "4000000000000135",
    brand: "Visa",
    behaviour: "hang-once",
    effect: "The first capture hangs, and nothing is charged; the next one is paid",
  },
  {
    number: "4000000000000069",
    brand: "Visa",
    behaviour: "late",
    effect: "The capture is paid immediately, but its response is late",
  },
  {
    number: "4000000000000101",
    brand: "Visa",
    behaviour: "rate-limit-once",
    effect: "The first capture returns 429 RATE_LIMIT_REACHED; the next one is paid",
  },
];

export function behaviourOfCard(number: string): Behaviour {
  return CARDS.find((card) => card.number === number)?.behaviour ?? "approve";
}

/** The number of the first card with a behaviour. */
export function numberOfCard(behaviour: Behaviour): string | undefined {
  return CARDS.find((card) => card.behaviour === behaviour)?.number;
}

export function parseBehaviour(name: unknown): Behaviour {
  return CARDS.find((card) => card.behaviour === name)?.behaviour ?? "approve";
}

/** The card brand, in PayPal's spelling. */
export function brandOf(number: string): string {
  if (number.startsWith("4")) return "VISA";
  if (/^3[47]/.test(number)) return "AMEX";
  return number.startsWith("6") ? "DISCOVER" : "MASTERCARD";
}

/** The options of the approval dialog: every behaviour once, except `refuse-card`, which only card forms have. */
export function buttonOutcomes(): Pick<Card, "behaviour" | "effect">[] {
  const first = CARDS.filter(
    (card, index) => CARDS.findIndex((other) => other.behaviour === card.behaviour) === index,
  );
  return first
    .filter(({ behaviour }) => behaviour !== "refuse-card")
    .map(({ behaviour, effect }) => ({ behaviour, effect }));
}
