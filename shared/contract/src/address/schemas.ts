import { Email } from "../common/email.ts";
import { optionalLine, requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { type StateCode, US_STATES, US_TERRITORIES } from "./us-states.ts";

/** Whether the store delivers to a territory is a setting of the API. */
const State = z.enum(
  Object.keys({ ...US_STATES, ...US_TERRITORIES }) as [StateCode, ...StateCode[]],
  "State is required",
);
export const ZipCode = z
  .string()
  .trim()
  .min(1, "ZIP code is required")
  .regex(/^\d{5}(-\d{4})?$/, "Please enter a valid ZIP code");

const OptionalDay = z.union([z.iso.date(), z.literal("")], "Please enter a date").optional();

/** Of the laboratory that receives a shipment. All are optional; `deliverable-address.ts` says which a shipment on dry ice needs. */
export const Laboratory = {
  institution: optionalLine("Institution", 200),
  /** The laboratory, or the person who receives the shipment. */
  attention: optionalLine("Laboratory or attention", 100),
  building: optionalLine("Building and room", 100),
  phone: optionalLine("Phone", 40),
};

/** A shipping address. `state` is two letters. */
export const ShippingAddress = z.object({
  ...Laboratory,
  first_name: requiredLine("First name", 100),
  last_name: requiredLine("Last name", 100),
  address_line_1: requiredLine("Address", 200),
  apt: optionalLine("Apartment or suite", 100),
  city: requiredLine("City", 100),
  state: State,
  zipcode: ZipCode,
  /** The first and the last day on which the laboratory is closed. */
  closed_from: OptionalDay,
  closed_to: OptionalDay,
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

export const StreetAddress = z.object({
  address: requiredLine("Address", 200),
  city: requiredLine("City", 100),
  state: State,
  zipcode: ZipCode,
});

export const BillingAddress = StreetAddress.extend({
  /** The person or the department that is billed. */
  name: optionalLine("Name", 200),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** The addresses of an order; without `billing_address`, the shipping address is billed. */
export const OrderAddress = ShippingAddress.extend({ billing_address: BillingAddress.optional() });
export type OrderAddress = z.infer<typeof OrderAddress>;

/** The buyer's own references of an order. They are on its documents. */
export const OrderReferences = z.object({
  po_number: optionalLine("PO number", 60),
  cost_center: optionalLine("Cost center", 60),
  /** The scientist who uses the product. */
  recipient: optionalLine("Recipient scientist", 100),
  principal_investigator: optionalLine("Principal investigator", 100),
  /** Accounts payable. The address is not asked to verify itself. */
  invoices_to: z.union([z.literal(""), Email]).optional(),
});
export type OrderReferences = z.infer<typeof OrderReferences>;

/** Maximum number of named addresses of an account. */
export const MAX_SAVED_ADDRESSES = 50;

/** An address of the account, under a name such as `Cell culture, building 7`. */
export const AddressToSave = z.object({
  name: requiredLine("Name of the address", 60),
  address: ShippingAddress,
});
export type AddressToSave = z.infer<typeof AddressToSave>;

export const SavedAddress = AddressToSave.extend({ id: z.int() });
export type SavedAddress = z.infer<typeof SavedAddress>;
