import { digitsOf } from "./card-validation.js";

/**
 * Label, placeholder, autofill type and formatting of each field.
 * @type {Record<import("../types.ts").FieldKind, {
 *   label: string, placeholder: string, autocomplete: AutoFill, format: (text: string) => string
 * }>}
 */
export const FIELDS = {
  name: {
    label: "Name on card",
    placeholder: "Name on card",
    autocomplete: "cc-name",
    format: (text) => text,
  },
  number: {
    label: "Card number",
    placeholder: "Card number",
    autocomplete: "cc-number",
    format: formatNumber,
  },
  expiry: { label: "Expiration date", placeholder: "MM / YY", autocomplete: "cc-exp", format: formatExpiry },
  cvv: {
    label: "Security code",
    placeholder: "CVV",
    autocomplete: "cc-csc",
    format: (text) => digitsOf(text).slice(0, 4),
  },
};

/** @param {string} text */
function formatNumber(text) {
  const digits = digitsOf(text).slice(0, 19);
  const isAmex = /^3[47]/.test(digits);
  const groups = isAmex
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(" ");
}

/**
 * Formats "1/30", "0130", "01/2030" and "2030-01" (the format of browsers' autofill) as "01 / 30".
 * @param {string} text
 */
function formatExpiry(text) {
  const [, longYear, longMonth] = /^20(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (longYear && longMonth) return `${longMonth} / ${longYear}`;

  const padded = /^([2-9]|1\s*\/)/.test(text) ? `0${text}` : text;
  const digits = digitsOf(padded);
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year ? `${digits.slice(0, 2)} / ${year}` : digits.slice(0, 2);
}

/**
 * Converts "01 / 30" to the format of PayPal's API, "2030-01".
 * @param {string} text
 */
export function isoExpiry(text) {
  const digits = digitsOf(text);
  return `20${digits.slice(2)}-${digits.slice(0, 2)}`;
}
