import type { CartConflict } from "@ligate/contract/cart/schemas";
import type { PaymentMethod } from "./payment-machine.ts";

/** The requests of a page's payment, and the callbacks for their outcomes. */
export interface PaymentTask {
  /** Creates the provider's order; resolves to its id. */
  create: (method: PaymentMethod) => Promise<string>;
  /** Captures the payment; resolves to the token of the confirmation page. */
  capture: (orderId: string) => Promise<string>;
  /**
   * Places the order without a provider, on pages that offer it; resolves to the token of the confirmation page. The API
   * reports the outcome of the random `attempt` after a lost response.
   */
  placeOrder?: (attempt: string) => Promise<string>;
  /** The steps after the capture. Each runs whether or not the others fail. */
  afterCapture: readonly ((token: string) => unknown)[];
  /** The cart of the API differs from the cart on the page. */
  onConflict: (conflict: CartConflict) => void;
  onSignedOut: () => void;
}

interface CaptureResponse {
  purchase_units: { payments: { captures: { id: string }[] } }[];
}

/** The provider's id of a capture. @throws Error if the response has none */
export function getCaptureId({ purchase_units: [unit] }: CaptureResponse): string {
  const [capture] = unit?.payments.captures ?? [];
  if (!capture) throw new Error("The response to the capture contains no capture id.");
  return capture.id;
}
