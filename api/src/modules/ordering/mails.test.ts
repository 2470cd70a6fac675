import type { OrderStatus } from "@ligate/contract/orders/constants";
import { checkMails } from "../../testing/check-mails.ts";
import { orderFilesMail } from "./files/order-files-mail.ts";
import { creditNoteMail } from "./invoices/credit-note-mail.ts";
import { accountsPayableMail, invoiceMail, invoicePaidMail } from "./invoices/invoice-mail.ts";
import { orderConfirmationMail } from "./orders/order-confirmation-mail.ts";
import type { Order, OrderLine } from "./orders/orders.table.ts";
import { type StatusDetails, statusChangeMail } from "./orders/status/status-change-mail.ts";
import { paymentGivenUpMail } from "./payments/capture/payment-given-up-mail.ts";
import { refundMail } from "./payments/refunds/refund-mail.ts";
import { invoicePaymentDeniedMail, invoiceUnderReviewMail } from "./payments/review/invoice-review-mail.ts";
import {
  orderUnderReviewMail,
  paymentConfirmedMail,
  paymentDeniedMail,
} from "./payments/review/order-review-mail.ts";
import { quoteMail } from "./quotes/quote-mail.ts";

const STORE_URL = "https://store.example";
const verified = { email: "ada@lab.example", isVerified: true };
const unverified = { email: "victim@lab.example", isVerified: false };

const order: Order = {
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

const line: OrderLine = {
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
const lines = [
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

const specified: OrderLine = {
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

const inTwoShipments = [{ ...line, readyQuantity: 1, readyDays: 3, madeToOrderDays: 35 }];

const invoice = {
  orderId: 1,
  amountCents: 219_000,
  billedOn: "2026-12-11",
  dueOn: "2027-01-10",
  paidAt: null,
  paymentSource: "",
  lastDigits: "",
};

const byCard = { paidCents: 219_000, source: "Visa", lastDigits: "1111" };
const byPurchaseOrder = { paidCents: 0, source: "Purchase Order", lastDigits: "", poNumber: "PO-2026-0815" };

const moved = (to: OrderStatus, details?: StatusDetails) =>
  statusChangeMail(order, to, STORE_URL, details)(verified);
const note = "The plasmid cannot be packaged: the insert exceeds 6 kb.";
const creditNote = {
  id: 1,
  orderId: 1,
  number: "CN-4815162342-1",
  amountCents: 19_000,
  reason: "One vial was damaged in transit.",
  actor: "grace",
  at: order.placedAt,
};
const reduced = (amountCents: number) =>
  creditNoteMail(order, { ...invoice, amountCents }, creditNote, STORE_URL);
const refund = { amountCents: 19_000, reason: "One vial was damaged in transit." };

const sequenceFile = {
  name: "CA-LA-CMXXPC-XXXXXX.gb",
  kind: "sequence",
  sizeBytes: 18_400,
  productName: line.productName,
  title: line.title,
} as const;
const certificate = {
  ...sequenceFile,
  name: "Certificate of lot 2026-114.pdf",
  title: "",
  kind: "certificate",
} as const;

const quote = {
  id: 1,
  number: "QT-7M2KX9QW4TB3H",
  email: "ada@lab.example",
  expiresOn: "2026-12-31",
  issuedAt: order.placedAt,
  orderId: null,
};
const offered = { sku: line.productSku, unitSize: "", quantity: 3, unitCents: 8900, name: line.productName };
const specifiedOffer = {
  ...offered,
  title: "TP53 knock-out, all-in-one lentiviral vector",
  sku: "KO-LA-CMXXPC-H00001-CL01",
  name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 1×10⁶ cells",
  specification: { cell_line: "iPSC line WTC-11 of the customer" },
};

const sampleMails = {
  orderConfirmationMail: {
    "paid by card": orderConfirmationMail(order, lines, byCard, verified, STORE_URL),
    "purchase order": orderConfirmationMail(order, lines, byPurchaseOrder, verified, STORE_URL),
    "two shipments": orderConfirmationMail(order, inTwoShipments, byCard, verified, STORE_URL),
    specified: orderConfirmationMail(order, [line, specified], byCard, verified, STORE_URL),
    "to an unverified address": orderConfirmationMail(
      order,
      [...lines, specified],
      byCard,
      unverified,
      STORE_URL,
    ),
  },
  statusChangeMail: {
    "in progress": moved("in_progress"),
    "ready for delivery": moved("ready_for_delivery"),
    paid: moved("paid"),
    cancelled: moved("cancelled", { note }),
    "cancelled with a refund": moved("cancelled", { note, refundedCents: 219_000 }),
  },
  orderFilesMail: {
    "one file": orderFilesMail(order, [sequenceFile], verified, STORE_URL),
    "several files": orderFilesMail(order, [sequenceFile, certificate], verified, STORE_URL),
  },
  refundMail: {
    refund: refundMail(order, refund, STORE_URL)(verified),
    "to an unverified address": refundMail(order, refund, STORE_URL)(unverified),
  },
  creditNoteMail: {
    "invoice reduced": reduced(200_000)(verified),
    "invoice settled": reduced(0)(verified),
    "to an unverified address": reduced(200_000)(unverified),
  },
  invoiceMail: { sent: invoiceMail(order, invoice, STORE_URL)(verified) },
  accountsPayableMail: { sent: accountsPayableMail(order, invoice) },
  invoicePaidMail: { paid: invoicePaidMail(order, invoice, STORE_URL)(verified) },
  quoteMail: {
    bound: quoteMail(quote, [offered, specifiedOffer], { storeUrl: STORE_URL, isVerified: true }),
    "to an unverified address": quoteMail(quote, [offered, specifiedOffer], {
      storeUrl: STORE_URL,
      isVerified: false,
    }),
  },
  orderUnderReviewMail: {
    "paid by card": orderUnderReviewMail(order, order.totalCents, verified, STORE_URL),
    "to an unverified address": orderUnderReviewMail(order, order.totalCents, unverified, STORE_URL),
  },
  paymentConfirmedMail: { order: paymentConfirmedMail(order, order.totalCents, verified, STORE_URL) },
  paymentDeniedMail: {
    order: paymentDeniedMail(order, order.totalCents, STORE_URL)(verified),
    "with a purchase order": paymentDeniedMail(order, 109_500, STORE_URL)(verified),
  },
  invoiceUnderReviewMail: { invoice: invoiceUnderReviewMail(order, 219_000, verified, STORE_URL) },
  invoicePaymentDeniedMail: { invoice: invoicePaymentDeniedMail(order, 219_000, verified, STORE_URL) },
  paymentGivenUpMail: {
    cart: paymentGivenUpMail(STORE_URL),
    invoice: paymentGivenUpMail(STORE_URL, order.orderNumber),
  },
};

checkMails(import.meta.dirname, sampleMails);
