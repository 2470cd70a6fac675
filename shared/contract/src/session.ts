import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const Session = z.object({
  isAuthenticated: z.boolean(),
  /** Of the account that is signed in. */
  email: z.string().optional(),
});
export type Session = z.infer<typeof Session>;

export const getSession = endpoint({ method: "GET", path: "/api/session/", answer: Session });

/** Also sets the cookie XSRF-TOKEN, which every write copies into the header X-XSRF-TOKEN. */
export const getCsrf = endpoint({
  method: "GET",
  path: "/api/csrf/",
  answer: z.object({ csrftoken: z.string() }),
});
