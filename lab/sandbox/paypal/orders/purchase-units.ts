import { type Money, parseMoney, toCents } from "../amounts.ts";
import { invalidRequest } from "../errors.ts";
import { assertChoice, assertText, type Fields, missing, toFields } from "../fields.ts";
import { refused } from "../refusals.ts";
import { assertBreakdownTotal, assertItems, assertOneCurrency } from "./amount-rules.ts";
import type { PurchaseUnit } from "./order.ts";

/** The most that the sandbox's buyers may pay at once: $999,999.99. */
const LIMIT_CENTS = 99_999_999;

const TEXT_LIMITS: [name: string, maximum: number][] = [
  ["reference_id", 256],
  ["description", 127],
  ["custom_id", 127],
  ["invoice_id", 127],
  ["soft_descriptor", 22],
];

/** Validates what PayPal validates. The fields are returned unchanged. */
export function parsePurchaseUnits(input: unknown): PurchaseUnit[] {
  if (!Array.isArray(input) || input.length === 0) throw missing("/purchase_units");
  if (input.length > 1 && input.some((unit) => !toFields(unit).reference_id)) {
    throw refused("REFERENCE_ID_REQUIRED");
  }
  return input.map((unit) => parsePurchaseUnit(toFields(unit)));
}

function parsePurchaseUnit(input: Record<string, unknown>): PurchaseUnit {
  const reference = String(input.reference_id ?? "default");
  const field = `/purchase_units/@reference_id=='${reference}'`;
  for (const [name, maximum] of TEXT_LIMITS) assertText(input[name], `${field}/${name}`, maximum);
  const amount = { ...toFields(input.amount), ...parseMoney(input.amount, `${field}/amount`) };
  assertPayable(amount, field);

  assertBreakdownTotal(amount, `${field}/amount`);
  assertItems(amount, input.items, field);
  assertOneCurrency({ ...input, amount });
  assertShipping(input.shipping, `${field}/shipping`);
  return { ...input, reference_id: reference, amount };
}

function assertPayable(amount: Money, field: string): void {
  if (toCents(amount) <= 0) {
    throw refused("CANNOT_BE_ZERO_OR_NEGATIVE", `${field}/amount/value`);
  }
  if (toCents(amount) > LIMIT_CENTS) {
    throw refused("TRANSACTION_LIMIT_EXCEEDED");
  }
}

const ADDRESS_LIMITS: [name: string, maximum: number][] = [
  ["address_line_1", 300],
  ["address_line_2", 300],
  ["admin_area_2", 120],
  ["admin_area_1", 300],
  ["postal_code", 60],
];

const TYPES = ["SHIPPING", "PICKUP_IN_PERSON", "PICKUP_IN_STORE", "PICKUP_FROM_PERSON"];

/** @throws PayPalError 400 or 422 if PayPal would reject the address. None is accepted. */
function assertShipping(input: unknown, pointer: string): void {
  if (input === undefined) return;
  const { name, type, address } = toFields(input);
  assertText(toFields(name).full_name, `${pointer}/name/full_name`, 300);
  assertChoice(type, `${pointer}/type`, TYPES);
  if (address !== undefined) assertAddress(toFields(address), `${pointer}/address`);
}

function assertAddress(address: Fields, pointer: string): void {
  for (const [name, maximum] of ADDRESS_LIMITS) assertText(address[name], `${pointer}/${name}`, maximum, 0);
  if (address.country_code === undefined) throw missing(`${pointer}/country_code`);
  if (!/^([A-Z]{2}|C2)$/.test(String(address.country_code))) {
    throw invalidRequest(
      `${pointer}/country_code`,
      "INVALID_COUNTRY_CODE",
      "Country code is invalid. Please refer to https://developer.paypal.com/api/rest/reference/country-codes/ for a list of supported country codes.",
      String(address.country_code),
    );
  }
  if (address.country_code === "US") assertUsAddress(address, pointer);
}

function assertUsAddress(address: Fields, pointer: string): void {
  if (!address.admin_area_2) {
    throw refused("CITY_REQUIRED", `${pointer}/admin_area_2`);
  }
  if (!address.postal_code) {
    throw refused("POSTAL_CODE_REQUIRED", `${pointer}/postal_code`);
  }
}
