import {
  getMessage,
  INITIAL_STATE,
  isProcessing,
  type PaymentEvent,
  type PaymentState,
  paymentReducer,
} from "./payment-machine.ts";

const message = "Sorry.";
const EVENTS: PaymentEvent[] = [
  { type: "started" },
  { type: "card submitted" },
  { type: "order requested", method: "card" },
  { type: "order created" },
  { type: "capture requested", method: "card" },
  { type: "captured" },
  { type: "declined", message },
  { type: "capture failed", message },
  { type: "check requested" },
  { type: "check continues", message },
  { type: "check dropped" },
  { type: "held", message },
  { type: "failed", message },
  { type: "interrupted" },
  { type: "cancelled" },
  { type: "message dismissed" },
];
const STATES: PaymentState[] = [
  { name: "idle" },
  { name: "creating", method: "card" },
  { name: "confirming", method: "card" },
  { name: "approving", method: "paypal" },
  { name: "capturing", method: "card" },
  { name: "captured", method: "card" },
  { name: "declined", message },
  { name: "failed", message },
  { name: "checking", method: "card" },
  { name: "held", message },
  { name: "interrupted" },
];

const getStateNames = (...events: PaymentEvent[]) => {
  let state = INITIAL_STATE;
  return events.map((event) => {
    state = paymentReducer(state, event);
    return state.name;
  });
};

const capturing: PaymentState = { name: "capturing", method: "card" };
const captured: PaymentState = { name: "captured", method: "card" };

it.each(EVENTS)("stays captured after the event $type", (event) => {
  expect(paymentReducer(captured, event)).toBe(captured);
});

it.each(EVENTS)("stays held after the event $type", (event) => {
  const held: PaymentState = { name: "held", message };
  expect(paymentReducer(held, event)).toBe(held);
});

it("leaves the state capturing only on an outcome of the capture", () => {
  const outcomes = EVENTS.filter((event) => paymentReducer(capturing, event) !== capturing);
  expect(outcomes.map(({ type }) => type)).toEqual([
    "captured",
    "declined",
    "capture failed",
    "check requested",
    "held",
    "interrupted",
  ]);
});

it("accepts no new payment while the outcome of the last one is not known", () => {
  const checking: PaymentState = { name: "checking" };
  for (const type of ["started", "card submitted", "message dismissed", "cancelled"] as const)
    expect(paymentReducer(checking, { type })).toBe(checking);
});

it("goes through the states of a payment by card", () => {
  expect(
    getStateNames(
      { type: "started" },
      { type: "card submitted" },
      { type: "order requested", method: "card" },
      { type: "order created" },
      { type: "capture requested", method: "card" },
      { type: "captured" },
    ),
  ).toEqual(["idle", "confirming", "creating", "confirming", "capturing", "captured"]);
});

it("goes through the states of a payment by PayPal that is declined first", () => {
  expect(
    getStateNames(
      { type: "started" },
      { type: "order requested", method: "paypal" },
      { type: "order created" },
      { type: "capture requested", method: "paypal" },
      { type: "declined", message },
      { type: "capture requested", method: "paypal" },
      { type: "captured" },
    ),
  ).toEqual(["idle", "creating", "approving", "capturing", "declined", "capturing", "captured"]);
});

it("goes through the states of a capture whose response is missing", () => {
  expect(
    getStateNames(
      { type: "capture requested", method: "purchase order" },
      { type: "check requested", method: "purchase order" },
      { type: "check continues", message },
      { type: "captured" },
    ),
  ).toEqual(["capturing", "checking", "checking", "captured"]);
});

it("becomes idle when the buyer closes PayPal's window", () => {
  expect(
    getStateNames(
      { type: "order requested", method: "paypal" },
      { type: "order created" },
      { type: "cancelled" },
    ),
  ).toEqual(["creating", "approving", "idle"]);
});

it("keeps the message of the first failure", () => {
  const failed = paymentReducer(INITIAL_STATE, { type: "failed", message: "Too many payments." });
  const afterScript = paymentReducer(failed, { type: "failed", message });
  expect(getMessage(afterScript)).toBe("Too many payments.");
  expect(paymentReducer(afterScript, { type: "started" })).toEqual({ name: "idle" });
});

it("keeps the outcome of a payment after its message, until the next attempt, but no error of a form", () => {
  const dismiss = (...events: PaymentEvent[]) =>
    [...events, { type: "message dismissed" } as const].reduce(paymentReducer, INITIAL_STATE);
  const capture: PaymentEvent = { type: "capture requested", method: "card" };
  for (const type of ["declined", "capture failed"] as const)
    expect(dismiss(capture, { type, message })).toEqual({ name: "idle", outcome: message });
  expect(dismiss({ type: "failed", message })).toEqual({ name: "idle" });
  expect(paymentReducer({ name: "idle", outcome: message }, { type: "started" })).toEqual({ name: "idle" });
});

it("shows no message of the provider's script after an interruption", () => {
  const interrupted = paymentReducer(capturing, { type: "interrupted" });
  expect(getMessage(paymentReducer(interrupted, { type: "failed", message }))).toBeUndefined();
});

it("ignores a new attempt while a payment is in progress", () => {
  for (const state of STATES.filter(isProcessing)) {
    expect(paymentReducer(state, { type: "started" })).toBe(state);
  }
});

it("blocks the page while the API or the provider processes the payment, and after the capture", () => {
  expect(STATES.filter(isProcessing).map(({ name }) => name)).toEqual([
    "creating",
    "confirming",
    "capturing",
    "captured",
    "checking",
    "held",
  ]);
});
