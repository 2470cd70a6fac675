import type { TestStack } from "./test-stack.ts";

/** A capture at PayPal, in cents. */
export interface Capture {
  id: string;
  status: string;
  cents: number;
  /** Cents that were paid back. */
  refunded: number;
}

interface PayPalMoney {
  value: string;
}
interface PayPalOrder {
  purchase_units: {
    payments?: {
      captures?: { id: string; status: string; amount: PayPalMoney }[];
      refunds?: {
        id: string;
        status: string;
        amount: PayPalMoney;
        links?: { rel: string; href: string }[];
      }[];
    };
  }[];
}

const cents = ({ value }: PayPalMoney) => Math.round(Number(value) * 100);

/** Reads the captures of an order from PayPal directly. Refused ones are left out. */
export async function readCaptures(store: TestStack, payPalId: string): Promise<Capture[]> {
  const { purchase_units } = await readOrder(store, payPalId);
  return purchase_units.flatMap(({ payments }) => {
    const refunds = payments?.refunds ?? [];
    const refunded = refunds
      .filter(({ status }) => status === "COMPLETED")
      .reduce((sum, { amount }) => sum + cents(amount), 0);
    const captures = (payments?.captures ?? []).filter(({ status }) => !REFUSED.includes(status));
    return captures.map(({ id, status, amount }) => ({ id, status, cents: cents(amount), refunded }));
  });
}

const REFUSED = ["DECLINED", "DENIED", "FAILED"];

async function readOrder({ sandbox }: TestStack, payPalId: string): Promise<PayPalOrder> {
  const authorization = `Bearer ${await getToken(sandbox)}`;
  const answer = await fetch(`${sandbox}/paypal/v2/checkout/orders/${payPalId}`, {
    headers: { authorization },
  });
  return (await answer.json()) as PayPalOrder;
}

const GOOD_CARD = "4111111111111111";
/** PayPal reviews payments with this card. */
export const REVIEWED_CARD = "4000000000000259";

/** Ends PayPal's review of a capture. Does nothing if it has ended. */
export async function endReview({ sandbox }: TestStack, captureId: string, how: "complete" | "deny") {
  const address = `${sandbox}/paypal/captures/${captureId}/${how}`;
  const { status } = await fetch(address, { method: "POST", redirect: "manual" });
  if (status !== 303 && status !== 422) throw new Error(`The review of ${captureId} did not end: ${status}`);
}

/** Approves a payment as the buyer does, in PayPal's window or its card form. */
export async function approvePayment(
  { sandbox }: TestStack,
  payPalId: string,
  isByCard: boolean,
  number = GOOD_CARD,
) {
  const card = { name: "Ada Byron", number, expiry: "2031-07", security_code: "123" };
  const answer = await fetch(
    `${sandbox}/paypal/sdk/orders/${payPalId}/${isByCard ? "confirm-card" : "approve"}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(isByCard ? card : { behaviour: "approve" }),
    },
  );
  if (!answer.ok) throw new Error(`PayPal's order ${payPalId} was not approved: ${answer.status}`);
}

const tokens = new Map<string, Promise<string>>();

function getToken(sandbox: string): Promise<string> {
  const token = tokens.get(sandbox) ?? requestToken(sandbox);
  tokens.set(sandbox, token);
  return token;
}

async function requestToken(sandbox: string): Promise<string> {
  const answer = await fetch(`${sandbox}/paypal/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("books:keeper").toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
