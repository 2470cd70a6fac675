import { getPanelStates, INITIAL_STEPS, type StepEvent, stepsReducer } from "./checkout-steps.ts";

const shipping = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "100 Binney Street",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
} as const;

const guest = { isAuthenticated: false };
const waiting = { ...guest, signed_up: { email: "ada@lab.example", is_activated: false } };
const buyer = { isAuthenticated: true, email: "ada@lab.example" };

const stepsAfter = (...events: StepEvent[]) => events.reduce(stepsReducer, INITIAL_STEPS);

it("opens only the sign-up for a guest", () => {
  expect(getPanelStates(INITIAL_STEPS, guest)).toEqual({
    signUp: "open",
    shipping: "disabled",
    billing: "disabled",
  });
});

it("opens the shipping for a signed-in buyer, without a sign-up", () => {
  expect(getPanelStates(INITIAL_STEPS, buyer)).toEqual({
    signUp: undefined,
    shipping: "open",
    billing: "disabled",
  });
});

it("closes the sign-up while the link is awaited, and keeps the other panels disabled", () => {
  expect(getPanelStates(INITIAL_STEPS, waiting)).toEqual({
    signUp: "waiting",
    shipping: "disabled",
    billing: "disabled",
  });
});

it("opens the sign-up again for another address, until its link is sent", () => {
  const edited = stepsAfter({ type: "sign-up edited" });
  expect(getPanelStates(edited, waiting).signUp).toBe("open");
  expect(getPanelStates(stepsReducer(edited, { type: "link sent" }), waiting).signUp).toBe("waiting");
});

it("closes the shipping and opens the billing when the address is valid", () => {
  const steps = stepsAfter({ type: "shipping submitted", shipping });
  expect(getPanelStates(steps, buyer)).toEqual({ signUp: undefined, shipping: "done", billing: "open" });
});

it("disables the billing while the shipping is edited, and keeps the address", () => {
  const steps = stepsAfter({ type: "shipping submitted", shipping }, { type: "shipping edited" });
  expect(getPanelStates(steps, buyer)).toEqual({ signUp: undefined, shipping: "open", billing: "disabled" });
  expect(steps.shipping).toEqual(shipping);
});

it("disables shipping and billing when the session ends", () => {
  const steps = stepsAfter({ type: "shipping submitted", shipping });
  expect(getPanelStates(steps, guest)).toEqual({ signUp: "open", shipping: "disabled", billing: "disabled" });
});
