import { invalidRequest, unprocessable } from "../errors.ts";
import { assertChoice, assertText, type Fields, fieldsOf, missing } from "../fields.ts";

const ADDRESS_LIMITS: [name: string, maximum: number][] = [
  ["address_line_1", 300],
  ["address_line_2", 300],
  ["admin_area_2", 120],
  ["admin_area_1", 300],
  ["postal_code", 60],
];

const TYPES = ["SHIPPING", "PICKUP_IN_PERSON", "PICKUP_IN_STORE", "PICKUP_FROM_PERSON"];

/** @throws PayPalError 400 or 422 if PayPal would reject the address. None is accepted. */
export function assertShipping(input: unknown, pointer: string): void {
  if (input === undefined) return;
  const { name, type, address } = fieldsOf(input);
  assertText(fieldsOf(name).full_name, `${pointer}/name/full_name`, 300);
  assertChoice(type, `${pointer}/type`, TYPES);
  if (address !== undefined) assertAddress(fieldsOf(address), `${pointer}/address`);
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
    throw unprocessable(
      "CITY_REQUIRED",
      "The specified country requires a city (address.admin_area_2).",
      `${pointer}/admin_area_2`,
    );
  }
  if (!address.postal_code) {
    throw unprocessable(
      "POSTAL_CODE_REQUIRED",
      "The specified country requires a postal code.",
      `${pointer}/postal_code`,
    );
  }
}
