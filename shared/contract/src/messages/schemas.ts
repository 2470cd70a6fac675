import { Email } from "../common/email.ts";
import { paginationQuery } from "../common/pagination.ts";
import { optionalLine, requiredLine, requiredText } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { Specification } from "../specification/schemas.ts";
import {
  MESSAGE_MAX,
  PRODUCT_MAX,
  SUBJECT_MAX,
  THREAD_KINDS,
  THREAD_PAGE_SIZES,
  type ThreadKind,
} from "./constants.ts";

/** A message to the store; `product` is the product in question. */
export const ContactRequest = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: Email,
  phone: optionalLine("Phone", 40),
  subject: requiredLine("Subject", SUBJECT_MAX),
  message: requiredText("Message", MESSAGE_MAX),
  product: optionalLine("Product", PRODUCT_MAX),
  /** The specification of a product whose price is by quote. */
  specification: Specification.optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** The form of the message page. */
export const ProductInquiry = ContactRequest.extend({ product: requiredLine("Product", PRODUCT_MAX) });

/** Confirms a stored submission. The confirmation mail has the same `reference`. */
export const SubmissionReceipt = z.object({ detail: z.string(), reference: z.string() });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

/** The subject of a thread: an order, a product or a design, with the path of its page. */
const ThreadTopic = z.object({
  kind: z.enum(["order", "product", "design"]),
  name: z.string(),
  url: z.string(),
});

/** A conversation of the customer with the store, in the list. */
export const ThreadSummary = z.object({
  reference: z.string(),
  kind: z.enum(Object.keys(THREAD_KINDS) as [ThreadKind, ...ThreadKind[]]),
  subject: z.string(),
  topic: ThreadTopic.nullable(),
  /** When its newest message was sent. */
  last_message_at: z.iso.datetime(),
  last_author: z.enum(["customer", "staff"]),
  /** The beginning of the newest message. */
  excerpt: z.string(),
  /** Answers that the customer has not read. */
  unread: z.int().min(0),
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;

/** `total` counts the threads of all pages. */
export const ThreadList = z.object({ threads: z.array(ThreadSummary), total: z.int().min(0) });
export type ThreadList = z.infer<typeof ThreadList>;

export const ThreadListQuery = paginationQuery(THREAD_PAGE_SIZES, 10);
export type ThreadListQuery = z.output<typeof ThreadListQuery>;

export const ThreadMessage = z.object({
  id: z.int(),
  author: z.enum(["customer", "staff"]),
  /** Plain text with line breaks. */
  text: z.string(),
  /** The other fields of a form: a name and a value, and the bases of a sequence that the value only names. */
  details: z.array(z.object({ name: z.string(), value: z.string(), sequence: z.string().optional() })),
  sent_at: z.iso.datetime(),
  is_unread: z.boolean(),
  /**
   * Sent from a browser without a login, or by an account whose address was not verified before a mailed link set its
   * password: anyone who knows the e-mail address may have written it.
   */
  sent_signed_out: z.boolean(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** A thread with its messages, the oldest first. */
export const Thread = ThreadSummary.extend({ messages: z.array(ThreadMessage) });
export type Thread = z.infer<typeof Thread>;

/** `last_message_id` is the newest message that the page has shown. */
export const ReadMark = z.object({ last_message_id: z.int32().min(1) });

/** The customer's answer in a thread. */
export const ThreadReply = z.object({ message: requiredText("Message", MESSAGE_MAX) });
export type ThreadReply = z.infer<typeof ThreadReply>;

/** A question about an order, or about one of its lines. */
export const OrderQuestion = z.object({
  order_number: requiredLine("Order number", 40),
  product_sku: optionalLine("Product SKU", 60),
  message: requiredText("Message", MESSAGE_MAX),
});
export type OrderQuestion = z.infer<typeof OrderQuestion>;
