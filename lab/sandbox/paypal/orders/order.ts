import type { Money } from "../amounts.ts";
import type { Behaviour } from "../cards/cards.ts";

/** An order of PayPal's API, without its payments and links. */
export interface Order {
  id: string;
  intent: string;
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  payment_source?: { paypal?: object; card?: Partial<CardSource> };
  purchase_units: PurchaseUnit[];
  payer?: object;
  create_time: string;
  update_time: string;
}

export interface PurchaseUnit {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  items?: Item[];
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  soft_descriptor?: string;
  shipping?: object;
}

export interface Item {
  name: string;
  unit_amount: Money;
  tax?: Money;
  quantity: string;
}

/** A card in the responses of PayPal's API. */
export interface CardSource {
  name?: string;
  last_digits: string;
  expiry: string;
  brand: string;
  type: string;
  billing_address?: object;
  authentication_result?: {
    liability_shift: string;
    three_d_secure: { enrollment_status: string; authentication_status?: string };
  };
}

/** An order with the sandbox's internal state. */
export interface OrderRecord {
  order: Order;
  source: RequestedSource | undefined;
  behaviour: Behaviour;
  captureAttempts: number;
}

/** How the merchant wants the order to be paid, from its `payment_source`. */
export interface RequestedSource {
  kind: "paypal" | "card";
  /** When the buyer's bank is asked to authenticate the buyer by 3-D Secure. */
  verification?: "SCA_ALWAYS" | "SCA_WHEN_REQUIRED";
}
