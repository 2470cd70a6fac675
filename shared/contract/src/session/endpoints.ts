import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Session } from "./schemas.ts";

export const getSession = endpoint({
  method: "GET",
  path: "/api/session/",
  tag: "session",
  summary: "Says whether somebody is signed in, and who.",
  response: Session,
});

/** Also sets the cookie XSRF-TOKEN, which every write copies into the header X-XSRF-TOKEN. */
export const getCsrf = endpoint({
  method: "GET",
  path: "/api/csrf/",
  tag: "session",
  summary: "Sets both cookies and answers the token that every write carries.",
  response: z.object({ csrftoken: z.string() }),
});
