import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { ContactRequest, Received } from "./schemas.ts";

/** The same words sent again within an hour are the same message: they get the first one's reference. */
export const contactUs = endpoint({
  method: "POST",
  path: "/api/contact-us/",
  tag: "message",
  summary: "Sends a message to the store.",
  body: ContactRequest,
  errors: problems(429),
  response: Received,
});
