import { Acknowledgement, problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import {
  ContactRequest,
  OrderQuestion,
  ReadMark,
  SubmissionReceipt,
  Thread,
  ThreadList,
  ThreadListQuery,
  ThreadReply,
} from "./schemas.ts";

/** An identical message within an hour is not stored again; the response has the first one's reference. */
export const contactUs = endpoint({
  method: "POST",
  path: "/api/contact-us/",
  tag: "message",
  summary: "Sends a message to the store.",
  body: ContactRequest,
  errors: problems(429),
  response: SubmissionReceipt,
});

export const listThreads = endpoint({
  method: "GET",
  path: "/api/users/messages/",
  tag: "message",
  summary: "Lists the customer's threads, the one with the newest message first.",
  signedIn: true,
  query: ThreadListQuery,
  response: ThreadList,
});

export const viewThread = endpoint({
  method: "GET",
  path: "/api/users/messages/:reference/",
  tag: "message",
  summary: "Returns a thread with its messages.",
  signedIn: true,
  response: Thread,
});

/** Only the answers up to `last_message_id` are marked. */
export const markThreadRead = endpoint({
  method: "POST",
  path: "/api/users/messages/:reference/read/",
  tag: "message",
  summary: "Marks the answers in a thread as read.",
  signedIn: true,
  body: ReadMark,
  response: Acknowledgement,
});

/** An identical answer within an hour is not stored again, unless staff have written meanwhile. */
export const replyToThread = endpoint({
  method: "POST",
  path: "/api/users/messages/:reference/reply/",
  tag: "message",
  summary: "Adds the customer's answer to a thread.",
  signedIn: true,
  body: ThreadReply,
  errors: problems(429),
  response: SubmissionReceipt,
});

/**
 * Begins the thread of the order, or continues it. 404 for an order of another account, or a product that it does not
 * contain.
 */
export const askAboutOrder = endpoint({
  method: "POST",
  path: "/api/users/messages/about-order/",
  tag: "message",
  summary: "Asks the store about an order of the customer.",
  signedIn: true,
  body: OrderQuestion,
  errors: problems(404, 429),
  response: SubmissionReceipt,
});
