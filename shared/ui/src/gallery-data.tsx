import type { OrderView } from "@ligate/contract/orders";
import type { OrderLine } from "./order-lines.tsx";

/** What the gallery's examples show. */
export const SOME_LINES: OrderLine[] = [
  {
    product_sku: "KO-LA-CMXXPC-H00001-PD10",
    product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
    url: "/ui",
    quantity: 2,
    total_price: 850,
  },
  { product_sku: "LS-4711", product_name: "Polybrene, 1 ml", url: "/ui", quantity: 1, total_price: 38.5 },
];

const ADDRESS = {
  address_line_1: "100 Binney Street",
  apt_suite: "Lab 4",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};

export const AN_ORDER: OrderView = {
  order_number: "10001",
  status: "open",
  items: SOME_LINES,
  subtotal: 888.5,
  shipping_amount: 45,
  tax_amount: 0,
  total_price: 933.5,
  payment_source: "VISA",
  last_digits: "1111",
  order_placed_date: "2026-11-02",
  est_delivery_date: "2026-11-23",
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@example.org" },
};
