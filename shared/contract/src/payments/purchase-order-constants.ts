/** Texts and limits of purchase orders. Imports no schema library, because pages import this module. */

export const PURCHASE_ORDER_FIELDS_REQUIRED = "Please fill in all required Purchase Order (PO) fields.";
export const PURCHASE_ORDER_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const PURCHASE_ORDER_FILE_TOO_BIG = "A purchase order (PO) may have at most 10 MB.";
export const PURCHASE_ORDER_FILE_NOT_PDF = "Please choose a purchase order (PO) in PDF format.";
export const PURCHASE_ORDER_FILE_LOCKED =
  "This PDF opens with a password only. Please choose one that opens without it.";
