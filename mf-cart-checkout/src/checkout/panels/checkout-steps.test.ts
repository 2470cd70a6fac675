import { getPanelStates, INITIAL_STEPS, type StepEvent, stepsReducer } from "./checkout-steps.ts";

const shipping = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "100 Binney Street",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
} as const;

const stepsAfter = (...events: StepEvent[]) => events.reduce(stepsReducer, INITIAL_STEPS);

it("opens only the sign-up for a guest", () => {
  expect(getPanelStates(INITIAL_STEPS, false)).toEqual({
    signUp: "open",
    shipping: "disabled",
    billing: "disabled",
  });
});

it("opens the shipping for a signed-in buyer, without a sign-up", () => {
  expect(getPanelStates(INITIAL_STEPS, true)).toEqual({
    signUp: undefined,
    shipping: "open",
    billing: "disabled",
  });
});

it("closes the sign-up after the link is sent, and keeps the other panels disabled", () => {
  const steps = stepsAfter({ type: "link sent", email: "ada@lab.example" });
  expect(getPanelStates(steps, false)).toEqual({ signUp: "done", shipping: "disabled", billing: "disabled" });
});

it("opens the sign-up again for editing", () => {
  const steps = stepsAfter({ type: "link sent", email: "ada@lab.example" }, { type: "sign-up edited" });
  expect(getPanelStates(steps, false).signUp).toBe("open");
});

it("closes the shipping and opens the billing when the address is valid", () => {
  const steps = stepsAfter({ type: "shipping submitted", shipping });
  expect(getPanelStates(steps, true)).toEqual({ signUp: undefined, shipping: "done", billing: "open" });
});

it("disables the billing while the shipping is edited, and keeps the address", () => {
  const steps = stepsAfter({ type: "shipping submitted", shipping }, { type: "shipping edited" });
  expect(getPanelStates(steps, true)).toEqual({ signUp: undefined, shipping: "open", billing: "disabled" });
  expect(steps.shipping).toEqual(shipping);
});

it("disables shipping and billing when the session ends", () => {
  const steps = stepsAfter({ type: "shipping submitted", shipping });
  expect(getPanelStates(steps, false)).toEqual({ signUp: "open", shipping: "disabled", billing: "disabled" });
});
