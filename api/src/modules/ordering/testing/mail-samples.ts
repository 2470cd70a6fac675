/** Records of which the sample mails are written. */
import type { Order, OrderLine } from "../orders/orders.table.ts";

export const verified = { email: "ada@lab.example", isVerified: true };
export const unverified = { email: "victim@lab.example", isVerified: false };

export const order: Order = {
  id: 1,
  orderNumber: "4815162342",
  paymentToken: "token",
  userId: 1,
  status: "open",
  paymentStatus: "confirmed",
  subtotalCents: 214_700,
  shippingCents: 4300,
  totalCents: 219_000,
  taxCents: 0,
  taxRate: null,
  netDays: null,
  address: {
    first_name: "Ada",
    last_name: "Byron",
    address_line_1: "1 Analytical Way",
    city: "Boston",
    state: "MA",
    zipcode: "02142",
  },
  references: null,
  paymentSource: "Visa",
  lastDigits: "1111",
  placedAt: new Date("2026-11-20T15:00:00Z"),
  estDeliveryDate: "2026-12-11",
};

export const line: OrderLine = {
  id: 1,
  orderId: 1,
  productSku: "CA-LA-CMXXPC-XXXXXX-PD10",
  unitSize: "10 µg",
  productName: "CRISPRa Lenti-AIO Kit, 10 µg",
  title: "CRISPR activation template, all-in-one lentiviral vector",
  url: "/products/item/CA-LA-CMXXPC-XXXXXX",
  orderClass: "CRISPR",
  readyStatus: "Yes",
  leadDays: 10,
  ships: "ambient",
  quantity: 2,
  readyQuantity: 2,
  readyDays: 10,
  madeToOrderDays: null,
  reservedQuantity: 0,
  unitPriceCents: 9900,
  specification: null,
  box: [],
  quoteLineId: null,
};
export const lines = [
  line,
  {
    ...line,
    productSku: "OE-PB-CMHXBC-TP53XX-VL1M",
    productName:
      "Human TP53 Overexpression PiggyBac Plasmid (CMV, 3xHA, Puromycin), Lentivirus > 10^8 TU/mL, 1 mL",
    title: "TP53 overexpression, piggyBac vector",
    quantity: 1,
    unitPriceCents: 194_900,
  },
];

export const specified: OrderLine = {
  ...line,
  productSku: "KI-SP-ENXXXA-H00001-PD10",
  productName: "CRISPR KI Standard Kit--Gene H00001, 10 µg",
  title: "TP53 knock-in, plasmids",
  quantity: 1,
  specification: {
    insert: { source: "sequence", name: "mNeonGreen", sequence: "ATGGTGAGCAAG" },
    site: { at: "coordinates", assembly: "GRCh38", chromosome: "17", start: 7_668_421, end: 7_668_421 },
    guide: { source: "own", sequences: ["GACTTACGATCGATCGATCA"] },
  },
};

export const inTwoShipments = [{ ...line, readyQuantity: 1, readyDays: 3, madeToOrderDays: 35 }];

export const invoice = {
  id: 1,
  orderId: 1,
  number: "4815162342-2",
  subtotalCents: 214_700,
  shippingCents: 4300,
  isReminded: true,
  lastReminder: null,
  creditedCents: 0,
  paidCents: 0,
  balanceCents: 219_000,
  amountCents: 219_000,
  billedOn: "2026-12-11",
  dueOn: "2027-01-10",
  paidAt: null,
  paymentSource: "",
  lastDigits: "",
};

export const byCard = { paidCents: 219_000, source: "Visa", lastDigits: "1111" };
export const byPurchaseOrder = {
  paidCents: 0,
  source: "Purchase Order",
  lastDigits: "",
  poNumber: "PO-2026-0815",
};

export const note = "The plasmid cannot be packaged: the insert exceeds 6 kb.";
export const creditNote = {
  id: 1,
  orderId: 1,
  invoiceId: 1,
  number: "CN-4815162342-1",
  amountCents: 19_000,
  reason: "One vial was damaged in transit.",
  actor: "grace",
  at: order.placedAt,
};
export const LINK = `https://store.example/api/documents/Zm9v/`;
export const attached = {
  attachments: [{ kind: "invoice" as const, number: invoice.number }],
  link: { text: "Pay by card or PayPal", href: `https://store.example/checkout/${invoice.number}` },
};
export const check = {
  amountCents: 100_000,
  method: "check" as const,
  reference: "1043",
  receivedOn: "2026-12-30",
};
export const shipment = {
  id: 1,
  orderId: 1,
  number: 1,
  carrier: "fedex",
  trackingNumber: "770123456789",
  dryIceGrams: 2500,
  shippedOn: "2026-12-09",
  invoiceId: null,
  actor: "grace",
  at: order.placedAt,
  pieces: [{ orderLineId: 1, quantity: 1 }],
};
export const reviewed = { invoiceNumber: invoice.number, amountCents: 219_000 };
export const refund = { amountCents: 19_000, reason: "One vial was damaged in transit." };

export const sequenceFile = {
  name: "CA-LA-CMXXPC-XXXXXX.gb",
  kind: "sequence",
  sizeBytes: 18_400,
  productName: line.productName,
  title: line.title,
} as const;
export const certificate = {
  ...sequenceFile,
  name: "Certificate of lot 2026-114.pdf",
  title: "",
  kind: "certificate",
} as const;

export const quote = {
  id: 1,
  number: "QT-7M2KX9QW4TB3H",
  email: "ada@lab.example",
  expiresOn: "2026-12-31",
  issuedAt: order.placedAt,
  netDays: null,
  orderId: null,
};
export const offered = {
  sku: line.productSku,
  unitSize: "",
  quantity: 3,
  unitCents: 8900,
  name: line.productName,
};
export const specifiedOffer = {
  ...offered,
  title: "TP53 knock-out, all-in-one lentiviral vector",
  sku: "KO-LA-CMXXPC-H00001-CL01",
  name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 1×10⁶ cells",
  specification: { cell_line: "iPSC line WTC-11 of the customer" },
};
