import { type PayPalError, unprocessable } from "./errors.ts";

/** Why PayPal refuses an order or its capture, in PayPal's words. */
const DESCRIPTIONS = {
  AMOUNT_MISMATCH:
    "Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.",
  CANNOT_BE_NEGATIVE:
    "Must be greater than or equal to 0. If the currency supports decimals, only two decimal place precision is supported.",
  CANNOT_BE_ZERO_OR_NEGATIVE:
    "Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.",
  CARD_TYPE_NOT_SUPPORTED: "Processing of this card type is not supported. Use another type of card.",
  CITY_REQUIRED: "The specified country requires a city (address.admin_area_2).",
  DECIMAL_PRECISION: "If the currency supports decimals, only two decimal place precision is supported.",
  DUPLICATE_INVOICE_ID:
    "Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.",
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ITEM_TOTAL_MISMATCH:
    "Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.",
  ITEM_TOTAL_REQUIRED:
    "If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.",
  MULTI_CURRENCY_ORDER:
    "Multiple differing values of currency_code are not supported. Entire Order request must have the same currency_code.",
  ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_CANNOT_BE_CONFIRMED: "The bank has not asked the buyer to confirm this payment.",
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  PAYER_ACTION_REQUIRED: "Transaction cannot complete successfully, instruct the buyer to return to PayPal.",
  POSTAL_CODE_REQUIRED: "The specified country requires a postal code.",
  REFERENCE_ID_REQUIRED:
    "'reference_id' is required for each 'purchase_unit' if multiple 'purchase_unit' are provided.",
  TAX_TOTAL_MISMATCH: "Should equal sum of (tax * quantity) across all items for a given purchase_unit.",
  TAX_TOTAL_REQUIRED:
    "If item details are specified (items.tax_total and items.quantity) corresponding amount.breakdown.tax_total is required.",
  TRANSACTION_LIMIT_EXCEEDED: "Total payment amount exceeded transaction limit.",
};

export const refused = (issue: keyof typeof DESCRIPTIONS, field?: string): PayPalError =>
  unprocessable(issue, DESCRIPTIONS[issue], field);
