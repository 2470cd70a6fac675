import type { Dispute } from "../captures/dispute.ts";
import type { ListedPayment } from "./list-payments.ts";

/** A decision about a payment that is possible now. */
export interface PaymentAction {
  /** Relative to the page. */
  path: string;
  label: string;
  /** Proposed amount of an action that has one. */
  amount?: string;
}

export const listActions = (payment: ListedPayment): PaymentAction[] => [
  ...captureActions(payment),
  ...payment.refunds.flatMap(refundActions),
  ...payment.disputes.flatMap(disputeActions),
];

function captureActions({ capture: { id, status }, left, disputes }: ListedPayment): PaymentAction[] {
  const path = (name: string) => `captures/${id}/${name}`;
  if (status === "PENDING") {
    return [
      { path: path("complete"), label: "Complete" },
      { path: path("deny"), label: "Deny" },
    ];
  }
  if (status === "DECLINED" || status === "FAILED") return [];
  const refund = { path: path("refund"), label: "Refund", amount: left.value };
  const isDisputed = disputes.some((dispute) => dispute.status !== "RESOLVED");
  return [
    ...(Number(left.value) > 0 ? [refund, { path: path("reverse"), label: "Reverse" }] : []),
    ...(isDisputed ? [] : [{ path: path("dispute"), label: "Open a dispute" }]),
  ];
}

function refundActions({ id, status, amount }: ListedPayment["refunds"][number]): PaymentAction[] {
  if (status !== "PENDING") return [];
  return [
    { path: `refunds/${id}/complete`, label: `Complete the refund of ${amount.value}` },
    { path: `refunds/${id}/fail`, label: `Fail the refund of ${amount.value}` },
  ];
}

function disputeActions({ status, dispute_life_cycle_stage, dispute_id }: Dispute): PaymentAction[] {
  if (status === "RESOLVED") return [];
  const path = (name: string) => `disputes/${dispute_id}/${name}`;
  return [
    ...(dispute_life_cycle_stage === "INQUIRY"
      ? [{ path: path("escalate"), label: "Escalate the dispute" }]
      : []),
    { path: path("resolve-for-buyer"), label: "Resolve for the buyer" },
    { path: path("resolve-for-store"), label: "Resolve for the store" },
  ];
}
