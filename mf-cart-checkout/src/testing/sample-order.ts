import type { OrderView } from "@ligate/contract/orders/schemas";

const cambridge = {
  address_line_1: "100 Binney Street",
  apt_suite: "4B",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};
const austin = {
  address_line_1: "1 Congress Ave",
  apt_suite: "",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
};

/** An order, as the API sends it. */
export const anOrder = (order: Partial<OrderView> = {}): OrderView => ({
  order_number: "LG-1001",
  status: "open",
  items: [
    {
      line: 1,
      product_sku: "KO-LA-CMXXPC-H00001-PD05",
      product_name: "CRISPR KO Lenti-AIO Kit--Gene TP53, 5 µg",
      url: "/products/item/KO-LA-CMXXPC-H00001",
      quantity: 2,
      total_price: 758,
      ready_quantity: 0,
      ready_days: null,
      made_to_order_days: 10,
      specification: null,
      box: [],
      files: [],
    },
  ],
  subtotal: 758,
  shipping_amount: 0,
  tax_amount: 47.38,
  total_price: 758,
  payment_status: "confirmed",
  refunds: [],
  payment_source: "VISA",
  last_digits: "1111",
  order_placed_date: "2025-05-01",
  est_delivery_date: "2025-05-10",
  shipping_address: cambridge,
  billing_address: austin,
  history: [{ status: "open", at: "2025-05-01T09:30:00.000Z", note: "" }],
  invoice: null,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@lab.example" },
  ...order,
});
