import { optionalLine, requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { type StateCode, US_STATES } from "./us-states.ts";

const State = z.enum(Object.keys(US_STATES) as [StateCode, ...StateCode[]], "State is required");
export const ZipCode = z
  .string()
  .trim()
  .min(1, "ZIP code is required")
  .regex(/^\d{5}(-\d{4})?$/, "Please enter a valid ZIP code");

/** A shipping address. `state` is two letters. */
export const ShippingAddress = z.object({
  first_name: requiredLine("First name", 100),
  last_name: requiredLine("Last name", 100),
  address_line_1: requiredLine("Address", 200),
  apt: optionalLine("Apartment or suite", 100),
  city: requiredLine("City", 100),
  state: State,
  zipcode: ZipCode,
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

export const BillingAddress = z.object({
  address: requiredLine("Address", 200),
  city: requiredLine("City", 100),
  state: State,
  zipcode: ZipCode,
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** The addresses of an order; without `billing_address`, the shipping address is billed. */
export const OrderAddress = ShippingAddress.extend({ billing_address: BillingAddress.optional() });
export type OrderAddress = z.infer<typeof OrderAddress>;
