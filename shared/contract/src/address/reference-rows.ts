import type { OrderReferences } from "./schemas.ts";

/** The buyer's own references that an order has, with their labels. @param poNumber of the purchase order that pays it */
export function referenceRows(
  references: OrderReferences = {},
  poNumber = references.po_number,
): [label: string, value: string][] {
  const all: [string, string | undefined][] = [
    ["PO number", poNumber],
    ["Cost center", references.cost_center],
    ["Recipient scientist", references.recipient],
    ["Principal investigator", references.principal_investigator],
    ["Invoices to", references.invoices_to],
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}
