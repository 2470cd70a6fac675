import { type APIRequestContext, expect } from "@playwright/test";

/** The capture is answered by 201, but its status is DECLINED. */
export const DECLINED_BY_BANK = "4000 0000 0000 9995";
/** PayPal reviews the payment. */
export const REVIEWED_CARD = "4000 0000 0000 0259";

/** PayPal's id of the last capture in the store. Journeys run one after the other. */
export async function lastCapture(request: APIRequestContext): Promise<string> {
  const response = await request.get("/sandbox/paypal/payments.json");
  const [newest] = (await response.json()) as { capture: { id: string } }[];
  if (!newest) throw new Error("PayPal has no capture.");
  return newest.capture.id;
}

/** Decides a payment as PayPal would. @param amount in dollars; everything without it */
export async function decide(
  request: APIRequestContext,
  captureId: string,
  decision: "complete" | "deny" | "refund",
  amount = "",
): Promise<void> {
  const response = await request.post(`/sandbox/paypal/captures/${captureId}/${decision}`, {
    form: { amount },
    maxRedirects: 0,
  });
  expect(response.status(), `PayPal's answer to ${decision}`).toBe(303);
}
