import { behaviourOfCard, brandOf, parseBehaviour } from "../cards.ts";
import { invalidRequest, unprocessable } from "../errors.ts";
import { currentTime, newId } from "../ids.ts";
import type { PayPalStore } from "../store/paypal-store.ts";
import type { OrderRecord } from "./order.ts";
import { parsePurchaseUnits } from "./purchase-units.ts";

export interface CardInput {
  name?: string;
  number: string;
  /** Year and month, such as "2030-01". */
  expiry: string;
  billing_address?: object;
}

const BUYER = {
  name: { given_name: "Sandy", surname: "Box" },
  email_address: "buyer@sandbox.example",
  payer_id: "SANDBOXBUYER1",
  address: { country_code: "US" },
};

/** Creates orders and records that buyers approve them. */
export class OrderRepository {
  #store: PayPalStore;

  constructor(store: PayPalStore) {
    this.#store = store;
  }

  create(body: Record<string, unknown>): OrderRecord {
    const { intent } = body;
    if (intent !== "CAPTURE" && intent !== "AUTHORIZE") {
      throw invalidRequest(
        "/intent",
        "INVALID_PARAMETER_VALUE",
        "The value of a field is invalid.",
        String(intent),
      );
    }
    const purchase_units = parsePurchaseUnits(body.purchase_units);
    const time = currentTime();
    const order = {
      id: newId(),
      intent,
      status: "CREATED" as const,
      purchase_units,
      create_time: time,
      update_time: time,
    };
    const record: OrderRecord = { order, behaviour: "approve", captureAttempts: 0 };
    this.#store.orders.set(order.id, record);
    return record;
  }

  /** Records that the buyer approved the order in the dialog. */
  approve(id: string, behaviour: unknown): OrderRecord {
    const record = this.#findOpen(id);
    const { name, email_address, payer_id, address } = BUYER;
    const paypal = { email_address, account_id: payer_id, account_status: "VERIFIED", name, address };
    record.behaviour = parseBehaviour(behaviour);
    Object.assign(record.order, {
      status: "APPROVED",
      payment_source: { paypal },
      payer: BUYER,
      update_time: currentTime(),
    });
    return record;
  }

  /** Records the card that the buyer submitted in the card form. */
  confirmCard(id: string, { name, number, expiry, billing_address }: CardInput): OrderRecord {
    const record = this.#findOpen(id);
    if (!/^\d{12,19}$/.test(number) || !/^\d{4}-\d{2}$/.test(expiry)) {
      throw invalidRequest(
        "/payment_source/card",
        "INVALID_PARAMETER_SYNTAX",
        "The card's data is not well-formed.",
      );
    }
    record.behaviour = behaviourOfCard(number);
    if (record.behaviour === "refuse-card") {
      throw unprocessable(
        "CARD_TYPE_NOT_SUPPORTED",
        "Processing of this card type is not supported. Use another type of card.",
      );
    }
    const card = {
      name,
      last_digits: number.slice(-4),
      expiry,
      brand: brandOf(number),
      type: "CREDIT",
      billing_address,
    };
    Object.assign(record.order, {
      status: "APPROVED",
      payment_source: { card },
      payer: undefined,
      update_time: currentTime(),
    });
    return record;
  }

  #findOpen(id: string): OrderRecord {
    const record = this.#store.findOrder(id);
    if (record.order.status === "COMPLETED") {
      throw unprocessable("ORDER_ALREADY_COMPLETED", "The order cannot be changed since it is completed.");
    }
    return record;
  }
}
