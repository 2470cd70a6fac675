import type { ShippingAddress } from "@ligate/contract/address/schemas";

/** `done`: closed, with a preview and an Edit button. */
export type PanelState = "open" | "done" | "disabled";

/** The steps that the buyer has completed. */
export interface CheckoutSteps {
  /** The e-mail address that the verification link of a new account was sent to. */
  linkSentTo?: string;
  /** The last valid shipping address, also while the buyer edits it. */
  shipping?: ShippingAddress;
  isShippingDone: boolean;
}

export type StepEvent =
  | { type: "link sent"; email: string }
  | { type: "sign-up edited" }
  | { type: "shipping submitted"; shipping: ShippingAddress }
  | { type: "shipping edited" };

export const INITIAL_STEPS: CheckoutSteps = { isShippingDone: false };

export function stepsReducer(steps: CheckoutSteps, event: StepEvent): CheckoutSteps {
  switch (event.type) {
    case "link sent":
      return { ...steps, linkSentTo: event.email };
    case "sign-up edited":
      return { ...steps, linkSentTo: undefined, isShippingDone: false };
    case "shipping submitted":
      return { ...steps, shipping: event.shipping, isShippingDone: true };
    case "shipping edited":
      return { ...steps, isShippingDone: false };
  }
}

export interface PanelStates {
  /** `undefined` hides the panel, because the buyer is signed in. */
  signUp: PanelState | undefined;
  shipping: PanelState;
  billing: PanelState;
}

/** Returns the states of the panels. Only the panel of the next step is open. */
export function getPanelStates(
  { linkSentTo, isShippingDone }: CheckoutSteps,
  isAuthenticated: boolean,
): PanelStates {
  if (!isAuthenticated)
    return { signUp: linkSentTo ? "done" : "open", shipping: "disabled", billing: "disabled" };
  return isShippingDone
    ? { signUp: undefined, shipping: "done", billing: "open" }
    : { signUp: undefined, shipping: "open", billing: "disabled" };
}
