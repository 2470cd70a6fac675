import type { TestStack } from "./test-stack.ts";

/** A capture at PayPal, in cents. */
export interface Capture {
  id: string;
  status: string;
  cents: number;
  /** Cents that were paid back. */
  refunded: number;
}

interface PayPalRecord {
  id: string;
  status: string;
  amount: { value: string };
}
interface PayPalOrder {
  purchase_units: { payments?: { captures?: PayPalRecord[]; refunds?: PayPalRecord[] } }[];
}

const REFUSED = ["DECLINED", "DENIED", "FAILED"];
const toCents = ({ amount }: PayPalRecord) => Math.round(Number(amount.value) * 100);

/** Reads the captures of an order from PayPal directly. Refused ones are left out. */
export async function readCaptures(
  { sandbox, payPalToken }: Pick<TestStack, "sandbox" | "payPalToken">,
  payPalId: string,
): Promise<Capture[]> {
  const headers = { authorization: `Bearer ${payPalToken}` };
  const answer = await fetch(`${sandbox}/paypal/v2/checkout/orders/${payPalId}`, { headers });
  const { purchase_units } = (await answer.json()) as PayPalOrder;
  return purchase_units.flatMap(({ payments: { captures = [], refunds = [] } = {} }) => {
    const completed = refunds.filter(({ status }) => status === "COMPLETED");
    const refunded = completed.reduce((sum, refund) => sum + toCents(refund), 0);
    return captures
      .filter(({ status }) => !REFUSED.includes(status))
      .map((capture) => ({ id: capture.id, status: capture.status, cents: toCents(capture), refunded }));
  });
}

/** Ends PayPal's review of a capture. Does nothing if it has ended. */
export async function endReview({ sandbox }: TestStack, captureId: string, how: "complete" | "deny") {
  const address = `${sandbox}/paypal/captures/${captureId}/${how}`;
  const { status } = await fetch(address, { method: "POST", redirect: "manual" });
  if (status !== 303 && status !== 422) throw new Error(`The review of ${captureId} did not end: ${status}`);
}

const GOOD_CARD = "4111111111111111";
/** PayPal reviews payments with this card. */
export const REVIEWED_CARD = "4000000000000259";

/** Approves a payment as the buyer does, in PayPal's window or its card form. */
export async function approvePayment(
  { sandbox }: Pick<TestStack, "sandbox">,
  payPalId: string,
  isByCard: boolean,
  number = GOOD_CARD,
) {
  const card = { name: "Ada Byron", number, expiry: "2031-07", security_code: "123" };
  const path = isByCard ? "confirm-card" : "approve";
  const answer = await fetch(`${sandbox}/paypal/sdk/orders/${payPalId}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(isByCard ? card : { behaviour: "approve" }),
  });
  if (!answer.ok) throw new Error(`PayPal's order ${payPalId} was not approved: ${answer.status}`);
}
