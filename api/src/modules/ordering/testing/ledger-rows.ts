import type { LedgerKind, LedgerRow } from "../reports/journal.ts";
import type { LedgerSum } from "../reports/read-ledger.ts";

export const aSoldOrder = (differing: Partial<LedgerRow["order"]> = {}): LedgerRow["order"] => ({
  ...{ id: 1, number: "1000000001", state: "MA", customer: "ada@lab.example" },
  ...{ subtotalCents: 100_00, shippingCents: 43_00, totalCents: 143_00, taxCents: 6_25 },
  ...differing,
});

export const aLedgerRow = (
  order: LedgerRow["order"],
  kind: LedgerKind,
  amountCents: number,
  differing: Partial<LedgerRow> = {},
): LedgerRow => ({
  ...{ order, kind, amountCents, currency: "USD", day: "2026-11-01", invoiceId: null, captureId: null },
  ...{ isHeld: false, document: "", reference: "", receivedOn: "" },
  ...differing,
});

/** The sums of rows by kind and currency, as the ledger has them. */
export function sumRows(rows: LedgerRow[]): LedgerSum[] {
  const groups = Map.groupBy(rows, ({ kind, currency }) => `${kind} ${currency}`);
  return [...groups.values()].map((group) => {
    const { kind = "capture", currency = "" } = group[0] ?? {};
    const cents = group.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { kind, currency, count: group.length, cents };
  });
}
