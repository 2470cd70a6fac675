import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { ContactRequest, SubmissionReceipt } from "./schemas.ts";

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
