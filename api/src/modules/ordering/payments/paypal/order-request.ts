import type { OrderAddress } from "@ligate/contract/address/schemas";
import { company } from "@ligate/contract/settings/company";
import { toPayPal } from "./paypal-money.ts";

/** An item that the buyer sees at PayPal. */
export interface OrderedItem {
  name: string;
  sku?: string;
  quantity: number;
  unitCents: number;
}

/** The content of an order at PayPal. Items and shipping add up to the amount. */
export interface OrderToCreate {
  /** Identifies the payment in PayPal's reports. */
  reference: string;
  /** Shown to the buyer in the history of their payments. PayPal refuses one that it has seen before. */
  invoiceId: string;
  description: string;
  amountCents: number;
  shippingCents: number;
  items: OrderedItem[];
  address?: OrderAddress | undefined;
  source: "paypal" | "card";
}

const TEXT_MAX = 127;
/** PayPal refuses longer texts. */
export const text = (value: string) => value.slice(0, TEXT_MAX);

/** The body of PayPal's call "Create order". */
export const orderRequest = (order: OrderToCreate) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      custom_id: text(order.reference),
      invoice_id: text(order.invoiceId),
      description: text(order.description),
      amount: {
        ...toPayPal(order.amountCents),
        breakdown: {
          item_total: toPayPal(order.amountCents - order.shippingCents),
          shipping: toPayPal(order.shippingCents),
        },
      },
      items: order.items.map(toItem),
      ...(order.address && { shipping: toShipping(order.address) }),
    },
  ],
  payment_source: order.source === "card" ? CARD : { paypal: { experience_context: toExperience(order) } },
});

/** The bank checks the buyer by 3-D Secure where the law or the bank requires it. */
const CARD = { card: { attributes: { verification: { method: "SCA_WHEN_REQUIRED" } } } };

const toExperience = ({ address }: OrderToCreate) => ({
  brand_name: text(company.name),
  locale: "en-US",
  shipping_preference: address ? "SET_PROVIDED_ADDRESS" : "NO_SHIPPING",
  user_action: "PAY_NOW",
});

const toItem = ({ name, sku, quantity, unitCents }: OrderedItem) => ({
  name: text(name),
  ...(sku && { sku: text(sku) }),
  quantity: String(quantity),
  unit_amount: toPayPal(unitCents),
  category: "PHYSICAL_GOODS",
});

const toShipping = ({ first_name, last_name, address_line_1, apt, city, state, zipcode }: OrderAddress) => ({
  type: "SHIPPING",
  name: { full_name: `${first_name} ${last_name}` },
  address: {
    address_line_1,
    ...(apt && { address_line_2: apt }),
    admin_area_2: city,
    admin_area_1: state,
    postal_code: zipcode,
    country_code: "US",
  },
});
