/** Texts and limits of the contact form. Imports no schema library, because pages import this module. */

export const CONTACT_RECEIVED = "Form submitted! We will get back to you as soon as possible!";
/** After an answer in a thread, or a question about an order. */
export const MESSAGE_SENT = "Your message was sent. We will get back to you as soon as possible.";

/** Sizes of a page of the list of threads. */
export const THREAD_PAGE_SIZES = [10, 25, 50] as const;

/** Kind of a thread on the wire → its name. */
export const THREAD_KINDS = {
  message: "Message",
  quote_request: "Quote request",
  service_request: "Service request",
  order_question: "Question about an order",
} as const;
export type ThreadKind = keyof typeof THREAD_KINDS;

/** Maximum lengths in characters. */
export const MESSAGE_MAX = 5_000;
export const SUBJECT_MAX = 200;
export const PRODUCT_MAX = 300;
