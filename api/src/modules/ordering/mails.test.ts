import type { OrderStatus } from "@ligate/contract/orders/constants";
import { checkMails } from "../../testing/check-mails.ts";
import { orderFilesMail } from "./files/order-files-mail.ts";
import { creditNoteMail } from "./invoices/credit-note-mail.ts";
import {
  accountsPayableMail,
  invoiceMail,
  invoicePaidMail,
  partPaidMail,
  reminderMail,
} from "./invoices/invoice-mail.ts";
import { orderConfirmationMail } from "./orders/order-confirmation-mail.ts";
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
import { shipmentMail } from "./shipments/shipment-mail.ts";
import {
  attached,
  byCard,
  byPurchaseOrder,
  certificate,
  check,
  creditNote,
  inTwoShipments,
  invoice,
  LINK,
  line,
  lines,
  note,
  offered,
  order,
  quote,
  refund,
  reviewed,
  sequenceFile,
  shipment,
  specified,
  specifiedOffer,
  unverified,
  verified,
} from "./testing/mail-samples.ts";

const STORE_URL = "https://store.example";

const moved = (to: OrderStatus, details?: StatusDetails) =>
  statusChangeMail(order, to, STORE_URL, details)(verified);

const reduced = (balanceCents: number) =>
  creditNoteMail(order, { ...invoice, balanceCents }, creditNote, STORE_URL);

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
    "cancelled by the customer, to an unverified address": statusChangeMail(order, "cancelled", STORE_URL, {
      note: "Visit https://elsewhere.example",
      isByCustomer: true,
    })(unverified),
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
  invoiceMail: { sent: invoiceMail(order, invoice, attached, verified) },
  accountsPayableMail: { sent: accountsPayableMail(order, invoice, LINK) },
  reminderMail: {
    "before it is due": reminderMail(order, invoice, "before", LINK),
    overdue: reminderMail(order, { ...invoice, balanceCents: 119_000 }, "after", LINK),
  },
  partPaidMail: {
    check: partPaidMail(order, { ...invoice, balanceCents: 119_000 }, check, STORE_URL)(verified),
  },
  invoicePaidMail: {
    "with the rest of the order": invoicePaidMail(
      order,
      { ...invoice, paidCents: 219_000, balanceCents: 0 },
      { publicUrl: STORE_URL, isPaid: true },
    )(verified),
    overpaid: invoicePaidMail(
      order,
      { ...invoice, paidCents: 220_000, balanceCents: -1000 },
      { publicUrl: STORE_URL, isPaid: false },
    )(verified),
  },
  shipmentMail: {
    "the whole order": shipmentMail(
      order,
      { shipment, lines: [line], isLast: true, hasFiles: false },
      verified,
      STORE_URL,
    ),
    "a part, without tracking": shipmentMail(
      order,
      {
        shipment: { ...shipment, carrier: "electronic", trackingNumber: "", dryIceGrams: null },
        lines,
        isLast: false,
        hasFiles: true,
      },
      unverified,
      STORE_URL,
    ),
    "the rest": shipmentMail(
      order,
      { shipment: { ...shipment, number: 2 }, lines, isLast: true, hasFiles: false },
      verified,
      STORE_URL,
    ),
  },
  quoteMail: {
    "on terms": quoteMail({ ...quote, netDays: 45 }, [offered], { isVerified: true, access: attached }),
    bound: quoteMail(quote, [offered, specifiedOffer], { isVerified: true, access: attached }),
    "to an unverified address": quoteMail(quote, [offered, specifiedOffer], {
      isVerified: false,
      access: { link: { text: "Open the quote (PDF)", href: LINK } },
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
  invoiceUnderReviewMail: { invoice: invoiceUnderReviewMail(order, reviewed, verified, STORE_URL) },
  invoicePaymentDeniedMail: { invoice: invoicePaymentDeniedMail(order, reviewed, verified, STORE_URL) },
  paymentGivenUpMail: {
    cart: paymentGivenUpMail(STORE_URL),
    invoice: paymentGivenUpMail(STORE_URL, order.orderNumber),
  },
};

checkMails(import.meta.dirname, sampleMails);
