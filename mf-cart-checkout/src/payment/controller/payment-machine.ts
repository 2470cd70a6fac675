/** The states of one payment and the events that change them. Plain data: no React, no requests. */

/** `purchase order`: the API places the order without a provider; nothing is paid now. */
export type PaymentMethod = "card" | "paypal" | "purchase order";

export type PaymentState =
  | { name: "idle" }
  /** The API creates the provider's order. */
  | { name: "creating"; method: PaymentMethod }
  /** The provider checks the card. */
  | { name: "confirming"; method: "card" }
  /** The buyer approves the payment in PayPal's window. The page stays usable, because the window may stay open. */
  | { name: "approving"; method: "paypal" }
  /** The API captures the payment, or places the purchase order. */
  | { name: "capturing"; method: PaymentMethod }
  /** Final: the order is paid or placed. No event changes this state. */
  | { name: "captured"; method: PaymentMethod }
  /** The provider refused the card or account. The buyer can use another one. */
  | { name: "declined"; message: string }
  /** Nothing was captured. */
  | { name: "failed"; message: string }
  /** The response to the capture is missing, so the payment may be captured. The buyer can check again. */
  | { name: "unconfirmed"; message: string }
  /** Nothing was captured. The page shows the reason itself: a changed cart, or the login. */
  | { name: "interrupted" };

export type PaymentEvent =
  /** The buyer clicks a payment button; the message of the last attempt disappears. */
  | { type: "started" }
  | { type: "card submitted" }
  | { type: "order requested"; method: PaymentMethod }
  | { type: "order created" }
  | { type: "capture requested"; method: PaymentMethod }
  | { type: "captured"; method: PaymentMethod }
  | { type: "declined"; message: string }
  | { type: "capture failed"; message: string }
  | { type: "unconfirmed"; message: string }
  /** A form of the page, the creation of the order or the provider's script failed. */
  | { type: "failed"; message: string }
  | { type: "interrupted" }
  /** The buyer closed the provider's window. */
  | { type: "cancelled" }
  | { type: "message dismissed" };

export const INITIAL_STATE: PaymentState = { name: "idle" };

const START_EVENTS = ["started", "card submitted", "order requested", "capture requested"] as const;

/** The events that each state accepts. Every other event leaves the state as it is. */
const ACCEPTED: Record<PaymentState["name"], readonly PaymentEvent["type"][]> = {
  idle: [...START_EVENTS, "failed"],
  creating: ["order created", "capture requested", "failed", "interrupted"],
  confirming: ["order requested", "capture requested", "failed", "cancelled"],
  approving: [...START_EVENTS, "failed", "cancelled"],
  capturing: ["captured", "declined", "capture failed", "unconfirmed", "interrupted"],
  captured: [],
  declined: [...START_EVENTS, "message dismissed"],
  failed: [...START_EVENTS, "message dismissed"],
  unconfirmed: [...START_EVENTS, "message dismissed"],
  interrupted: START_EVENTS,
};

export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  return ACCEPTED[state.name].includes(event.type) ? getNextState(state, event) : state;
}

function getNextState(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case "started":
    case "cancelled":
    case "message dismissed":
      return { name: "idle" };
    case "card submitted":
      return { name: "confirming", method: "card" };
    case "order requested":
      return { name: "creating", method: event.method };
    case "order created":
      return getMethod(state) === "card"
        ? { name: "confirming", method: "card" }
        : { name: "approving", method: "paypal" };
    case "capture requested":
      return { name: "capturing", method: event.method };
    case "captured":
      return { name: "captured", method: event.method };
    case "capture failed":
      return { name: "failed", message: event.message };
    case "declined":
    case "unconfirmed":
    case "failed":
      return { name: event.type, message: event.message };
    case "interrupted":
      return { name: "interrupted" };
  }
}

/** The method of the payment that is in progress or done. */
export const getMethod = (state: PaymentState): PaymentMethod | undefined =>
  "method" in state ? state.method : undefined;

/** Whether the page is blocked: a payment is in progress, or it is paid and the confirmation is loading. */
export const isProcessing = ({ name }: PaymentState): boolean =>
  name === "creating" || name === "confirming" || name === "capturing" || name === "captured";

/** Whether the order may be paid already: a capture is in progress, unconfirmed or done. */
export const isPossiblyPaid = ({ name }: PaymentState): boolean =>
  name === "capturing" || name === "captured" || name === "unconfirmed";

/** The message for the buyer. */
export const getMessage = (state: PaymentState): string | undefined =>
  "message" in state ? state.message : undefined;
