import type { ShippingAddress } from "@ligate/contract/address";

/** `done`: closed, with a preview and a way back. */
export type PanelState = "open" | "done" | "disabled";

/** How far the buyer has come. */
export interface Steps {
  /** Where the verification link of a new account went. */
  linkSentTo?: string;
  /** The last valid shipping address; also kept while it is being edited. */
  shipping?: ShippingAddress;
  isShippingDone: boolean;
}

export type StepEvent =
  | { type: "link sent"; email: string }
  | { type: "edit sign-up" }
  | { type: "ship"; shipping: ShippingAddress }
  | { type: "edit shipping" };

export const FIRST_STEP: Steps = { isShippingDone: false };

export function nextSteps(steps: Steps, event: StepEvent): Steps {
  switch (event.type) {
    case "link sent":
      return { ...steps, linkSentTo: event.email };
    case "edit sign-up":
      return { ...steps, linkSentTo: undefined, isShippingDone: false };
    case "ship":
      return { ...steps, shipping: event.shipping, isShippingDone: true };
    case "edit shipping":
      return { ...steps, isShippingDone: false };
  }
}

export interface Panels {
  /** Not shown to who is signed in. */
  signUp: PanelState | undefined;
  shipping: PanelState;
  billing: PanelState;
}

/** Which panel is open: the one that comes next, and no other. */
export function panelsOf({ linkSentTo, isShippingDone }: Steps, isAuthenticated: boolean): Panels {
  if (!isAuthenticated)
    return { signUp: linkSentTo ? "done" : "open", shipping: "disabled", billing: "disabled" };
  return isShippingDone
    ? { signUp: undefined, shipping: "done", billing: "open" }
    : { signUp: undefined, shipping: "open", billing: "disabled" };
}
