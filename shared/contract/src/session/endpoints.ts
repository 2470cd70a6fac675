import { Acknowledgement } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { ActiveSession, Session } from "./schemas.ts";

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

export const listSessions = endpoint({
  method: "GET",
  path: "/api/users/sessions/",
  tag: "session",
  summary: "Lists the browsers in which the customer is logged in, the last used first.",
  signedIn: true,
  response: z.object({ sessions: z.array(ActiveSession) }),
});

/** 404 if the session has ended or belongs to another account. The current session ends by logging out. */
export const endSession = endpoint({
  method: "DELETE",
  path: "/api/users/sessions/:id/",
  tag: "session",
  summary: "Logs the customer out of one other browser.",
  signedIn: true,
  response: Acknowledgement,
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/users/sessions/end-others/",
  tag: "session",
  summary: "Logs the customer out of every other browser.",
  signedIn: true,
  response: Acknowledgement,
});
