import { formatCents } from "@ligate/contract/common/money";
import { ProblemError } from "../../http/problem.ts";
import {
  adoptPayment,
  adoptRefund,
  type PaymentContext,
  refundUnknownPayment,
} from "../../modules/ordering/index.ts";
import { type CommandContext, type Report, readReason, type StaffCommand, UsageError } from "../command.ts";

const adopt: StaffCommand = {
  usage: "<id>",
  summary:
    "takes in a capture, refund or reversal that audit --paypal has found at PayPal only: places the order of the cart, or pays the invoice, that the capture paid for, or books the refund",
  positionalCount: 1,
  run: async (shop, { positionals: [id = ""] }) => {
    const context = paymentContext(shop);
    const order = await adoptPayment(context, id).catch((error: unknown) => {
      const isNoCapture = error instanceof ProblemError && error.status === 404;
      if (isNoCapture) return undefined;
      throw error;
    });
    if (order) return { messages: [`Capture ${id} pays order ${order}.`] };
    return { messages: [`Transaction ${id} is booked for order ${await adoptRefund(context, id)}.`] };
  },
};

const refundUnknown: StaffCommand = {
  usage: "<capture> --reason <text>",
  summary:
    "pays back what is left of a capture that audit --paypal has found at PayPal only; PayPal mails the buyer the reason",
  positionalCount: 1,
  options: { reason: { type: "string", description: "what the buyer reads in PayPal's mail" } },
  run: async (shop, typed) => {
    const [id = ""] = typed.positionals;
    const reason = readReason(typed, "which PayPal mails to the buyer");
    return toReport(id, await refundUnknownPayment(paymentContext(shop), id, reason));
  },
};

function toReport(
  id: string,
  { outcome, cents, why }: Awaited<ReturnType<typeof refundUnknownPayment>>,
): Report {
  if (cents === 0) return { messages: [`Nothing is left of capture ${id}: it is paid back.`] };
  const amount = formatCents(cents);
  if (outcome === "done") return { messages: [`${amount} of capture ${id} are paid back.`] };
  if (outcome === "pending")
    return { messages: [`PayPal pays back ${amount} of capture ${id}, and has not completed it yet.`] };
  const sentence =
    outcome === "refused"
      ? `PayPal has refused to pay back ${amount} of capture ${id}: ${why}`
      : `PayPal has not confirmed the refund of ${amount} of capture ${id}: ${why}. Run the command again: PayPal pays back once.`;
  return { messages: [sentence], hasFailed: true };
}

/** @throws UsageError if payments are not configured */
export function paymentContext({ db, paypal, settings, log }: CommandContext): PaymentContext {
  if (!paypal || !settings) throw new UsageError("Payments are not configured.");
  return { db, paypal, settings, log: log ?? SILENT };
}

/** The commands print the outcomes themselves. */
const SILENT = { warn: () => undefined, error: () => undefined };

export const paymentCommands = { "payments:adopt": adopt, "payments:refund": refundUnknown };
