import { PurchaseOrderPayment } from "./purchase-order-schemas.ts";

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_line_1: "1 Analytical Way",
  city: "Boston",
  state: "MA",
  zipcode: "02142",
};

const form = {
  order_number: " PO-7 ",
  po_file: new File(["%PDF-1.7"], "po.pdf"),
  cart: '[{"id":1}]',
  quantity: "2",
  subtotal: "858.00",
  shipping_amount: "0",
  total_price: "858",
  address: JSON.stringify(address),
  credit_price: "0",
  po_price: "858",
};

const errorsOf = (overrides: object) =>
  PurchaseOrderPayment.safeParse({ ...form, ...overrides }).error?.issues.map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

it("parses the text fields of a form", () => {
  expect(PurchaseOrderPayment.parse(form)).toMatchObject({
    order_number: "PO-7",
    cart: [{ id: 1 }],
    quantity: 2,
    subtotal: 858,
    address,
  });
});

it.each([
  [{ order_number: " " }, "order_number: Please fill in all required Purchase Order (PO) fields."],
  [{ subtotal: "1e3" }, "subtotal: Amounts are numbers with at most two decimals."],
  [{ quantity: "0" }, "quantity: This has to be a whole number."],
  [{ address: "{" }, "address: This has to be JSON."],
  [{ address: JSON.stringify({ ...address, city: "" }) }, "address.city: City is required"],
])("reports the invalid field in %j", (overrides, error) => {
  expect(errorsOf(overrides)).toEqual([error]);
});
