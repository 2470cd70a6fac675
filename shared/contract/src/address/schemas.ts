import * as z from "../common/zod.ts";
import { type StateCode, US_STATES } from "./us-states.ts";

const required = (message: string, max = 100) => z.string().trim().min(1, message).max(max);
const State = z.enum(Object.keys(US_STATES) as [StateCode, ...StateCode[]], "State is required");
export const ZipCode = z
  .string()
  .trim()
  .min(1, "ZIP code is required")
  .regex(/^\d{5}(-\d{4})?$/, "Please enter a valid ZIP code");

/** A shipping address. `state` is two letters. */
export const ShippingAddress = z.object({
  first_name: required("First name is required"),
  last_name: required("Last name is required"),
  address_line_1: required("Address is required", 200),
  apt: z.string().trim().max(100).optional(),
  city: required("City is required"),
  state: State,
  zipcode: ZipCode,
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

export const BillingAddress = z.object({
  address: required("Address is required", 200),
  city: required("City is required"),
  state: State,
  zipcode: ZipCode,
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** The addresses of an order; without `billing_address`, the shipping address is billed. */
export const OrderAddress = ShippingAddress.extend({ billing_address: BillingAddress.optional() });
export type OrderAddress = z.infer<typeof OrderAddress>;
