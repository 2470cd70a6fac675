import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { Session } from "./schemas.ts";

export const getSession = endpoint({
  method: "GET",
  path: "/api/session/",
  tag: "session",
  summary: "Returns whether the visitor is signed in, and the account's e-mail address.",
  response: Session,
});

/** Sets the cookie XSRF-TOKEN, which every write copies into the header X-XSRF-TOKEN. */
export const getCsrf = endpoint({
  method: "GET",
  path: "/api/csrf/",
  tag: "session",
  summary: "Sets the session and CSRF cookies and returns the CSRF token.",
  response: z.object({ csrftoken: z.string() }),
});
