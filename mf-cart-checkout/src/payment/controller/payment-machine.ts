/** The states of one payment and the events that change them. Plain data: no React, no requests. */

/** `purchase order`: the API places the order without a provider; nothing is paid now. */
export type PaymentMethod = "card" | "paypal" | "purchase order";

export type PaymentState =
  /** `outcome`: why the last attempt took nothing, after its message has disappeared. */
  | { name: "idle"; outcome?: string }
  /** The API creates the provider's order. */
  | { name: "creating"; method: PaymentMethod }
  /** The provider checks the card. */
  | { name: "confirming"; method: "card" }
  /** The buyer approves the payment in PayPal's window. The page stays usable, because the window may stay open. */
  | { name: "approving"; method: "paypal" }
  /** The API captures the payment, or places the purchase order. */
  | { name: "capturing"; method: PaymentMethod }
  /**
   * The response to a capture is missing, here or in another tab: the page polls the outcome. `message` is set when the
   * first responses do not contain it.
   */
  | { name: "checking"; method?: PaymentMethod; message?: string }
  /** Final: the order is paid or placed. No event changes this state. */
  | { name: "captured"; method?: PaymentMethod }
  /** Final: another amount was captured than agreed. Paying again would be wrong. */
  | { name: "held"; message: string }
  /** The provider refused the card or account. The buyer can use another one. */
  | { name: "declined"; message: string }
  /** Nothing was captured. `isOutcome`: the payment itself failed, and not the input before it. */
  | { name: "failed"; message: string; isOutcome?: boolean }
  /** Nothing was captured. The page shows the reason itself: a changed cart, or the login. */
  | { name: "interrupted" };

export type PaymentEvent =
  /** The buyer clicks a payment button; the message of the last attempt disappears. */
  | { type: "started" }
  | { type: "card submitted" }
  | { type: "order requested"; method: PaymentMethod }
  | { type: "order created" }
  | { type: "capture requested"; method: PaymentMethod }
  | { type: "captured" }
  | { type: "declined"; message: string }
  | { type: "capture failed"; message: string }
  /** The outcome of a capture has to be polled; `method` if it is the capture of this page. */
  | { type: "check requested"; method?: PaymentMethod; message?: string }
  /** The outcome is not known yet. */
  | { type: "check continues"; message: string }
  /** Another tab has reported that nothing was captured. */
  | { type: "check dropped" }
  | { type: "held"; message: string }
  /** A form of the page, the creation of the order or the provider's script failed. */
  | { type: "failed"; message: string }
  | { type: "interrupted" }
  /** The buyer closed the provider's window. */
  | { type: "cancelled" }
  | { type: "message dismissed" };

export const INITIAL_STATE: PaymentState = { name: "idle" };

const START_EVENTS = ["started", "card submitted", "order requested", "capture requested"] as const;
/** Events that another tab may cause at any time. */
const OUTSIDE_EVENTS = ["check requested", "captured"] as const;

/** The events that each state accepts. Every other event leaves the state as it is. */
const ACCEPTED: Record<PaymentState["name"], readonly PaymentEvent["type"][]> = {
  idle: [...START_EVENTS, ...OUTSIDE_EVENTS, "failed"],
  creating: ["order created", "capture requested", "failed", "interrupted", "captured"],
  confirming: ["order requested", "capture requested", "failed", "cancelled", "captured"],
  approving: [...START_EVENTS, ...OUTSIDE_EVENTS, "failed", "cancelled"],
  capturing: ["captured", "declined", "capture failed", "check requested", "held", "interrupted"],
  checking: ["captured", "capture failed", "check continues", "check dropped", "held", "interrupted"],
  captured: [],
  held: [],
  declined: [...START_EVENTS, ...OUTSIDE_EVENTS, "message dismissed"],
  failed: [...START_EVENTS, ...OUTSIDE_EVENTS, "message dismissed"],
  interrupted: [...START_EVENTS, ...OUTSIDE_EVENTS],
};

export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  return ACCEPTED[state.name].includes(event.type) ? getNextState(state, event) : state;
}

function getNextState(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case "started":
    case "cancelled":
    case "check dropped":
      return { name: "idle" };
    case "message dismissed":
      return { name: "idle", outcome: findOutcome(state) };
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
    case "check requested":
      return { name: "checking", method: event.method, message: event.message };
    case "check continues":
      return { name: "checking", method: getMethod(state), message: event.message };
    case "captured":
      return { name: "captured", method: getMethod(state) };
    case "capture failed":
      return { name: "failed", message: event.message, isOutcome: true };
    case "failed":
      return { name: "failed", message: event.message, isOutcome: state.name === "creating" };
    case "declined":
    case "held":
      return { name: event.type, message: event.message };
    case "interrupted":
      return { name: "interrupted" };
  }
}

function findOutcome(state: PaymentState): string | undefined {
  const isOutcome = state.name === "declined" || (state.name === "failed" && state.isOutcome);
  return isOutcome ? state.message : undefined;
}

/** The method of the payment that is in progress or done. */
export const getMethod = (state: PaymentState): PaymentMethod | undefined =>
  "method" in state ? state.method : undefined;

export type CaptureOutcome = "captured" | "declined" | "failed";

/** The outcome of a capture that has ended. */
export const getCaptureOutcome = ({ name }: PaymentState): CaptureOutcome =>
  name === "captured" || name === "declined" ? name : "failed";

/** Whether the forms are blocked: a payment is in progress or may be, or is done. */
export const isProcessing = ({ name }: PaymentState): boolean =>
  ["creating", "confirming", "capturing", "checking", "captured", "held"].includes(name);

/** Whether the order may be paid already: a capture is in progress or done, or its outcome is not known. */
export const isPossiblyPaid = ({ name }: PaymentState): boolean =>
  ["capturing", "checking", "captured", "held"].includes(name);

/** The message for the buyer. */
export const getMessage = (state: PaymentState): string | undefined =>
  "message" in state ? state.message : undefined;
