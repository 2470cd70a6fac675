/** Sample responses of the API. A test overrides only the fields that it tests. */
import type { UserInfo } from "@ligate/contract/account/schemas";
import type { OrderItem, OrderView } from "@ligate/contract/orders/schemas";
import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import type { ActiveSession } from "@ligate/contract/session/schemas";

const address = {
  address_line_1: "100 Binney Street",
  apt_suite: "4B",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};

export const someUserInfo = (info: Partial<UserInfo> = {}): UserInfo => ({
  first_name: "Ada",
  last_name: "Lovelace",
  company: "Royal Institution",
  shipping_address: address,
  ...info,
});

export const aSavedDesign = (design: Partial<SavedDesign> = {}): SavedDesign => ({
  id: "d1",
  name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
  product_sku: "KO-LA-CMXXPC-H00001",
  product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
  date_saved: "2025-05-01",
  ...design,
});

export const anOrderItem = (item: Partial<OrderItem> = {}): OrderItem => ({
  order_id: "4334724101",
  order_placed_date: "2025-05-01",
  work_period: "10 business days",
  est_delivery_date: "2025-05-15",
  product_sku: "KO-LA-CMXXPC-H00001-PD10",
  product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 10 µg",
  title: "TP53 knock-out, all-in-one lentiviral vector",
  url: "/products/item/KO-LA-CMXXPC-H00001",
  quantity: 2,
  total_price: 1030,
  status: "in_progress",
  payment_status: "confirmed",
  ...item,
});

export const anOrder = (order: Partial<OrderView> = {}): OrderView => ({
  order_number: "4334724101",
  status: "ready_for_delivery",
  items: [
    {
      line: 1,
      product_sku: "KO-LA-CMXXPC-H00001-PD10",
      product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 10 µg",
      title: "TP53 knock-out, all-in-one lentiviral vector",
      url: "/products/item/KO-LA-CMXXPC-H00001",
      quantity: 2,
      total_price: 298,
      ready_quantity: 0,
      ready_days: null,
      made_to_order_days: 10,
      specification: null,
      box: [],
      files: [],
    },
  ],
  subtotal: 298,
  shipping_amount: 43,
  tax_amount: 18.63,
  total_price: 341,
  payment_status: "confirmed",
  refunds: [],
  payment_source: "VISA",
  last_digits: "1111",
  order_placed_date: "2025-05-01",
  est_delivery_date: "2025-05-10",
  shipping_address: address,
  billing_address: address,
  history: [
    { status: "open", at: "2025-05-01T09:30:00.000Z", note: "" },
    { status: "in_progress", at: "2025-05-02T10:00:00.000Z", note: "" },
    { status: "ready_for_delivery", at: "2025-05-08T15:00:00.000Z", note: "" },
  ],
  invoice: null,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@lab.example" },
  ...order,
});

/** The invoice of an order. */
export const anInvoice = (
  invoice: Partial<NonNullable<OrderView["invoice"]>> = {},
): NonNullable<OrderView["invoice"]> => ({
  invoice_number: "4334724101",
  invoice_due: 341,
  due_date: "2025-06-07",
  is_paid: false,
  is_under_review: false,
  ...invoice,
});

export const aBrowserSession = (session: Partial<ActiveSession> = {}): ActiveSession => ({
  id: "s1",
  device: "Firefox on Windows",
  address: "192.0.2.7",
  created_at: "2025-05-01T09:30:00.000Z",
  last_used_at: "2025-05-02T10:00:00.000Z",
  is_current: false,
  ...session,
});
