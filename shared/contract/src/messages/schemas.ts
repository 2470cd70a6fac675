import { Email } from "../common/email.ts";
import { optionalLine, requiredLine, requiredText } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { PRODUCT_MAX, SUBJECT_MAX } from "./constants.ts";

/** A message to the store; `product` is the product in question. */
export const ContactRequest = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: Email,
  phone: optionalLine("Phone", 40),
  subject: requiredLine("Subject", SUBJECT_MAX),
  message: requiredText("Message", 5_000),
  product: optionalLine("Product", PRODUCT_MAX),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** The form of the message page. */
export const ProductInquiry = ContactRequest.extend({ product: requiredLine("Product", PRODUCT_MAX) });

/** Confirms a stored submission. The confirmation mail has the same `reference`. */
export const SubmissionReceipt = z.object({ detail: z.string(), reference: z.string() });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;
