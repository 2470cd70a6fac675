import { formatCents } from "@ligate/contract/common/money";
import type { OrderRecord } from "../../modules/ordering/index.ts";

/** A row of the report: a part of the order, a name and a value. */
export type Entry = [part: string, name: string, value: string | number | null];

export const momentText = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const REFUND_TEXT = {
  claimed: "not confirmed by PayPal",
  pending: "not completed by PayPal",
  done: "completed",
  failed: "refused by PayPal",
};

/** The credit notes, refunds and disputes of an order. */
export const returnEntries = ({ creditNotes, refunds, disputes }: OrderRecord): Entry[] => [
  ...creditNotes.map(
    ({ number, amountCents, at, actor, reason }): Entry => [
      "credit note",
      number,
      `${formatCents(amountCents)}, ${momentText(at)}, by ${actor}: ${reason}`,
    ],
  ),
  ...refunds.map(
    ({ id, providerRefundId, status, amountCents, createdAt, actor, reason, failure }): Entry => {
      const state = failure ? `${REFUND_TEXT[status]} (${failure})` : REFUND_TEXT[status];
      const name = providerRefundId ?? String(id);
      return [
        "refund",
        name,
        `${formatCents(amountCents)}, ${state}, ${momentText(createdAt)}, by ${actor}: ${reason}`,
      ];
    },
  ),
  ...disputes.map(
    ({ id, status, reason, amountCents, openedAt, changedAt }): Entry => [
      "dispute",
      id,
      `${formatCents(amountCents)}, ${status}, ${reason}, opened ${momentText(openedAt)}, changed ${momentText(changedAt)}`,
    ],
  ),
];
