import { fromCents, type Money } from "../amounts.ts";
import { currentTime, newId } from "../rest-format.ts";
import type { Capture } from "./capture.ts";

/** A refund of PayPal's API, without its links. */
export interface Refund {
  id: string;
  status: "COMPLETED" | "PENDING" | "CANCELLED" | "FAILED";
  status_details?: { reason: "ECHECK" };
  amount: Money;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
  seller_payable_breakdown: Record<
    "gross_amount" | "paypal_fee" | "net_amount" | "total_refunded_amount",
    Money
  >;
  create_time: string;
  update_time: string;
}

export interface RefundInput {
  /** Absent for everything that is left. */
  amount?: Money;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
}

/**
 * @param cents what is paid back
 * @param refundedCents what was paid back before
 */
export function createRefund(
  { amount, invoice_id, custom_id }: Capture,
  input: RefundInput,
  { cents, refundedCents, isPending }: { cents: number; refundedCents: number; isPending: boolean },
): Refund {
  const money = (value: number) => fromCents(value, amount.currency_code);
  const time = currentTime();
  return {
    id: newId(),
    status: isPending ? "PENDING" : "COMPLETED",
    ...(isPending && { status_details: { reason: "ECHECK" } }),
    amount: money(cents),
    ...optional("invoice_id", input.invoice_id ?? invoice_id),
    ...optional("custom_id", input.custom_id ?? custom_id),
    ...optional("note_to_payer", input.note_to_payer),
    // PayPal keeps its fee.
    seller_payable_breakdown: {
      gross_amount: money(cents),
      paypal_fee: money(0),
      net_amount: money(cents),
      total_refunded_amount: money(refundedCents + cents),
    },
    create_time: time,
    update_time: time,
  };
}

const optional = (name: string, value: string | undefined) => (value ? { [name]: value } : {});
