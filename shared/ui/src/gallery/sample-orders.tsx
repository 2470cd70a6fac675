import type { OrderView } from "@ligate/contract/orders/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";

/** A knock-in with an insert of 1,800 bp, and a part that the customer describes. */
export const SAMPLE_SPECIFICATION: Specification = {
  insert: { source: "sequence", name: "NanoLuc-PEST", sequence: "ATGGTCTTCACACTCGAA".repeat(100) },
  site: { at: "C-terminal" },
  guide: { source: "own", sequences: ["GACCCCCTCCACCCCGCCTC"] },
  cell_line: "HCT116",
  custom_tag: { note: "An ALFA tag with a linker of 15 residues on both sides, codon-optimized. ".repeat(4) },
};

export const SAMPLE_BOX: OrderView["items"][number]["box"] = [
  { name: "pCas9", amount: "1 × 10 µg" },
  { name: "Donor plasmid", amount: "1 × 10 µg" },
  { name: "Control plasmid", amount: "1 × 2 µg" },
];

/** Orders for the examples of the component gallery. */
export const SAMPLE_ITEMS: OrderView["items"] = [
  {
    line: 1,
    product_sku: "KO-LA-CMXXPC-H00001-PD10",
    product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
    title: "TP53 knock-out, all-in-one lentiviral vector",
    url: "/ui",
    quantity: 2,
    total_price: 850,
    ready_quantity: 0,
    ready_days: null,
    made_to_order_days: 10,
    specification: SAMPLE_SPECIFICATION,
    box: SAMPLE_BOX,
    files: [],
  },
  {
    line: 2,
    product_sku: "LS-4711",
    product_name: "Polybrene, 1 ml",
    url: "/ui",
    quantity: 1,
    total_price: 38.5,
    ready_quantity: 1,
    ready_days: 3,
    made_to_order_days: null,
    specification: null,
    box: [],
    files: [],
  },
];

const SAMPLE_ADDRESS = {
  institution: "Example Institute",
  attention: "Lovelace Lab",
  building: "B7, room 412",
  phone: "617 555 0100",
  address_line_1: "100 Binney Street",
  apt_suite: "Lab 4",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};

export const SAMPLE_ORDER: OrderView = {
  order_number: "10001",
  status: "open",
  items: SAMPLE_ITEMS,
  subtotal: 888.5,
  shipping_amount: 45,
  tax_amount: 0,
  total_price: 933.5,
  payment_status: "confirmed",
  refunds: [],
  payment_source: "VISA",
  last_digits: "1111",
  order_placed_date: "2026-11-02",
  est_delivery_date: "2026-11-23",
  shipping_address: SAMPLE_ADDRESS,
  billing_address: { ...SAMPLE_ADDRESS, name: "Accounts payable" },
  references: {
    po_number: "PO-11",
    cost_center: "CC 4711",
    invoices_to: "accounts.payable@institute.example",
  },
  history: [{ status: "open", at: "2026-11-02T09:30:00.000Z", note: "" }],
  invoice: null,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@example.org" },
};
