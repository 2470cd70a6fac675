import { FIRST_STEP, nextSteps, panelsOf, type StepEvent } from "./steps.ts";

const shipping = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "100 Binney Street",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
} as const;

const after = (...events: StepEvent[]) => events.reduce(nextSteps, FIRST_STEP);

it("opens only the sign-up to who is not signed in", () => {
  expect(panelsOf(FIRST_STEP, false)).toEqual({ signUp: "open", shipping: "disabled", billing: "disabled" });
});

it("opens the shipping to who is signed in, without a sign-up", () => {
  expect(panelsOf(FIRST_STEP, true)).toEqual({ signUp: undefined, shipping: "open", billing: "disabled" });
});

it("closes the sign-up once the link is sent, and keeps the rest disabled", () => {
  const steps = after({ type: "link sent", email: "ada@lab.example" });
  expect(panelsOf(steps, false)).toEqual({ signUp: "done", shipping: "disabled", billing: "disabled" });
});

it("opens the sign-up again to be edited", () => {
  const steps = after({ type: "link sent", email: "ada@lab.example" }, { type: "edit sign-up" });
  expect(panelsOf(steps, false).signUp).toBe("open");
});

it("closes the shipping and opens the billing when the address is valid", () => {
  const steps = after({ type: "ship", shipping });
  expect(panelsOf(steps, true)).toEqual({ signUp: undefined, shipping: "done", billing: "open" });
});

it("disables the billing while the shipping is edited, and remembers the address", () => {
  const steps = after({ type: "ship", shipping }, { type: "edit shipping" });
  expect(panelsOf(steps, true)).toEqual({ signUp: undefined, shipping: "open", billing: "disabled" });
  expect(steps.shipping).toEqual(shipping);
});

it("disables shipping and billing when the session ends", () => {
  const steps = after({ type: "ship", shipping });
  expect(panelsOf(steps, false)).toEqual({ signUp: "open", shipping: "disabled", billing: "disabled" });
});
