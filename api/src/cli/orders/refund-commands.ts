import { formatCents, toCents } from "@ligate/contract/common/money";
import { requiredLine } from "@ligate/contract/common/text-schemas";
import { ORDER_STATUS } from "@ligate/contract/orders/constants";
import { cancelOrder, type RefundRecord, requestRefund } from "../../modules/ordering/index.ts";
import {
  type CommandArguments,
  parseOption,
  type Report,
  type StaffCommand,
  textOption,
  UsageError,
} from "../command.ts";

const Reason = requiredLine("The reason", 500);
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
    const { creditNote, refunds } = await requestRefund(shop, {
      orderNumber,
      amountCents,
      reason: readReason(typed),
      actor: shop.actor,
    });
    const credited = creditNote
      ? [{ order: orderNumber, kind: `credit note ${creditNote.number}`, cents: creditNote.amountCents }]
      : [];
    const rows = [
      ...credited.map(({ cents, ...row }) => ({ ...row, amount: formatCents(cents), state: "done" })),
      ...refunds.map((made) => rowOf(orderNumber, made)),
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
    const made = await cancelOrder(shop, { orderNumber, reason: readReason(typed), actor: shop.actor });
    const cancelled = `Order ${orderNumber} is ${ORDER_STATUS.cancelled}.`;
    if (!made) return { messages: [cancelled] };
    const rows = [rowOf(orderNumber, made)];
    if (made.status === "done") return { rows, messages: [cancelled] };
    const { messages = [], ...report } = explain([made]);
    const waiting = made.status === "failed" ? "not cancelled" : "cancelled when the refund is completed";
    return { rows, ...report, messages: [...messages, `Order ${orderNumber} is ${waiting}.`] };
  },
};

const rowOf = (order: string, { amountCents, status, providerRefundId, id }: RefundRecord) => ({
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
        ? [
            "PayPal has not completed the refund yet. The store asks again by itself: order:show tells the result.",
          ]
        : []),
    ],
    ...(failed.length > 0 && { hasFailed: true }),
  };
}

function parseAmount(typed: string): number {
  const amount = /^\$?(\d{1,7}(\.\d{1,2})?)$/.exec(typed)?.[1];
  const cents = amount === undefined ? 0 : toCents(Number(amount));
  if (cents > 0) return cents;
  throw new UsageError(`${typed} is not an amount in dollars, such as 1204.50.`);
}

function readReason(typed: CommandArguments): string {
  const reason = textOption(typed, "reason");
  if (reason === undefined)
    throw new UsageError("Give the reason, which the customer sees: --reason <text>.");
  return parseOption(Reason, "reason", reason);
}

export const refundCommands = {
  refund,
  "orders:cancel": cancel,
  cancel: { ...cancel, summary: "the same as orders:cancel" },
};
