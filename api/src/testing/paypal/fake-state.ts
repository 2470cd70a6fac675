/** The result of the next capture. A repeated request id returns its first result. */
export type Behaviour =
  | "ok"
  | "slow"
  | "slow decline"
  | "decline"
  | "bank declines"
  | "insufficient funds"
  | "pending"
  | "error"
  | "no answer"
  | "answer lost"
  | "other amount"
  /** The buyer confirms a card whose bank rejects it, after the store has read the order. */
  | "other card"
  | "other card, answer lost";

/** The result of the next create call. */
export type CreationBehaviour = "ok" | "refuse" | "error";

/** The result of the next refund. */
export type RefundBehaviour = "ok" | "pending" | "refuse" | "no answer" | "answer lost";

interface Amount {
  currency_code: string;
  value: string;
}

interface FakeCapture {
  id: string;
  status: string;
  amount: Amount;
  processor_response?: { response_code: string };
}

export interface FakeRefund {
  id: string;
  captureId: string;
  status: string;
  amount: Amount;
  custom_id?: string;
}

export interface CreateBody {
  purchase_units: { amount: Amount }[];
  payment_source?: { card?: object; paypal?: object };
}

export interface FakeOrder {
  id: string;
  amount: Amount;
  /** The body of the create call. */
  request: CreateBody;
  /** The payment source, as PayPal shows it. */
  source: object;
  captures: FakeCapture[];
}

const PAYPAL_ACCOUNT = { paypal: { email_address: "buyer@paypal.example", account_status: "VERIFIED" } };

export const cardSource = (authentication_result: object | undefined) => ({
  card: { brand: "VISA", last_digits: "1111", ...(authentication_result && { authentication_result }) },
});

/** The records of the fake PayPal, and its next behaviors. */
export class FakeState {
  readonly orders = new Map<string, FakeOrder>();
  readonly refunds = new Map<string, FakeRefund>();
  /** First results by request id. */
  readonly answers = new Map<string, { code: number; body: object }>();
  captureBehaviours: Behaviour[] = [];
  creationBehaviours: CreationBehaviour[] = [];
  refundBehaviours: RefundBehaviour[] = [];
  /** The buyer pays by card, although the order was created for a PayPal account. */
  isPaidByCard = false;
  /** The 3-D Secure result of cards. */
  authentication: object | undefined;

  reset() {
    this.orders.clear();
    this.refunds.clear();
    this.answers.clear();
    this.captureBehaviours = [];
    this.creationBehaviours = [];
    this.refundBehaviours = [];
    this.isPaidByCard = false;
    this.authentication = undefined;
  }

  /** The payment source of an order, as PayPal shows it. */
  getSource({ payment_source }: CreateBody): object {
    return this.isPaidByCard || payment_source?.card ? cardSource(this.authentication) : PAYPAL_ACCOUNT;
  }

  captures = (): FakeCapture[] => [...this.orders.values()].flatMap(({ captures }) => captures);

  findCapture(id: string): { order: FakeOrder; capture: FakeCapture } | undefined {
    for (const order of this.orders.values()) {
      const capture = order.captures.find((one) => one.id === id);
      if (capture) return { order, capture };
    }
    return undefined;
  }

  /** Pays back a part of a capture, or reverses it. */
  addRefund(captureId: string, { value, status, custom_id }: NewRefund): FakeRefund {
    const id = `REFUND-${this.refunds.size + 1}`;
    const refund = { id, captureId, status, amount: { currency_code: "USD", value } };
    this.refunds.set(id, custom_id ? { ...refund, custom_id } : refund);
    const { capture } = this.findCapture(captureId) ?? {};
    if (capture) capture.status = value === capture.amount.value ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return this.refunds.get(id) ?? refund;
  }
}

interface NewRefund {
  value: string;
  status: string;
  custom_id?: string | undefined;
}
