import { formatCents } from "@ligate/contract/common/money";
import { ORDER_STATUS } from "@ligate/contract/orders/constants";
import { cancelOrder, type RefundRecord, requestRefund } from "../../modules/ordering/index.ts";
import { type Report, readReason, type StaffCommand } from "../command.ts";
import { parseAmount } from "./typed-values.ts";

const reasonOption = {
  type: "string",
  description: "what the customer reads on the order's page and in the mail",
} as const;

const refund: StaffCommand = {
  usage: "<number> [amount] --reason <text>",
  summary:
    "refunds an amount in dollars of an order, by default everything: first reduces its unpaid invoice by a credit note, then pays back captured money; the customer sees the reason",
  positionalCount: 2,
  options: { reason: reasonOption },
  run: async (shop, typed) => {
    const [orderNumber = "", amount] = typed.positionals;
    const amountCents = amount === undefined ? undefined : parseAmount(amount);
    const { creditNotes, refunds } = await requestRefund(shop, {
      orderNumber,
      amountCents,
      reason: readReason(typed, "which the customer sees"),
      actor: shop.actor,
    });
    const rows = [
      ...creditNotes.map(({ number, amountCents: cents }) => ({
        order: orderNumber,
        kind: `credit note ${number}`,
        amount: formatCents(cents),
        state: "done",
      })),
      ...refunds.map((made) => toRow(orderNumber, made)),
    ];
    return { rows, ...explain(refunds) };
  },
};

const cancel: StaffCommand = {
  usage: "<number> --reason <text>",
  summary:
    "cancels an open order: refunds its captured money, voids its purchase order, returns its stock, and mails the customer, who sees the reason",
  positionalCount: 1,
  options: { reason: reasonOption },
  run: async (shop, typed) => {
    const [orderNumber = ""] = typed.positionals;
    const made = await cancelOrder(shop, {
      orderNumber,
      reason: readReason(typed, "which the customer sees"),
      actor: shop.actor,
    });
    const cancelled = `Order ${orderNumber} is ${ORDER_STATUS.cancelled}.`;
    if (!made) return { messages: [cancelled] };
    const rows = [toRow(orderNumber, made)];
    if (made.status === "done") return { rows, messages: [cancelled] };
    const { messages = [], ...report } = explain([made]);
    const waiting = made.status === "failed" ? "not cancelled" : "cancelled when the refund is completed";
    return { rows, ...report, messages: [...messages, `Order ${orderNumber} is ${waiting}.`] };
  },
};

const toRow = (order: string, { amountCents, status, providerRefundId, id }: RefundRecord) => ({
  order,
  kind: `refund ${providerRefundId ?? id}`,
  amount: formatCents(amountCents),
  state: status === "claimed" ? "not confirmed" : status,
});

/** Explains refunds that are not completed. */
function explain(refunds: RefundRecord[]): Report {
  const failed = refunds.filter(({ status }) => status === "failed");
  const isWaiting = refunds.some(({ status }) => status === "claimed" || status === "pending");
  return {
    messages: [
      ...failed.map(
        ({ amountCents, failure }) =>
          `PayPal has refused the refund of ${formatCents(amountCents)}: ${failure}`,
      ),
      ...(isWaiting
        ? ["PayPal has not completed the refund yet. The store keeps asking; order:show shows the result."]
        : []),
    ],
    ...(failed.length > 0 && { hasFailed: true }),
  };
}

export const refundCommands = {
  refund,
  "orders:cancel": cancel,
  cancel: { ...cancel, summary: "the same as orders:cancel" },
};
