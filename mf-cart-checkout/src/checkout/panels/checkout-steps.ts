import type { ShippingAddress } from "@ligate/contract/address/schemas";
import type { Session } from "@ligate/contract/session/schemas";

/** `done`: closed, with a preview and an Edit button. `waiting`: closed, until something happens elsewhere. */
export type PanelState = "open" | "done" | "waiting" | "disabled";

/** The steps that the buyer has completed. */
export interface CheckoutSteps {
  /** The guest signs up with another address than that of the last link. */
  isSignUpEdited: boolean;
  /** The last valid shipping address, also while the buyer edits it. */
  shipping?: ShippingAddress;
  isShippingDone: boolean;
}

export type StepEvent =
  | { type: "link sent" }
  | { type: "sign-up edited" }
  | { type: "shipping submitted"; shipping: ShippingAddress }
  | { type: "shipping edited" };

export const INITIAL_STEPS: CheckoutSteps = { isSignUpEdited: false, isShippingDone: false };

export function stepsReducer(steps: CheckoutSteps, event: StepEvent): CheckoutSteps {
  switch (event.type) {
    case "link sent":
      return { ...steps, isSignUpEdited: false };
    case "sign-up edited":
      return { ...steps, isSignUpEdited: true };
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
  { isSignUpEdited, isShippingDone }: CheckoutSteps,
  { isAuthenticated, signed_up }: Session,
): PanelStates {
  if (!isAuthenticated) {
    const isWaiting = signed_up && !isSignUpEdited;
    return { signUp: isWaiting ? "waiting" : "open", shipping: "disabled", billing: "disabled" };
  }
  return isShippingDone
    ? { signUp: undefined, shipping: "done", billing: "open" }
    : { signUp: undefined, shipping: "open", billing: "disabled" };
}
