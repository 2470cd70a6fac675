import * as z from "../common/zod.ts";

export const Session = z.object({
  isAuthenticated: z.boolean(),
  /** E-mail address of the signed-in account. */
  email: z.string().optional(),
  /** False while the address of the signed-in account waits for verification. */
  email_verified: z.boolean().optional(),
  /**
   * The account that a visitor has signed up for in this browser, or opened the link of. `is_activated`: it has a password,
   * so that the visitor can log in; the link may have been opened in another browser.
   */
  signed_up: z.object({ email: z.string(), is_activated: z.boolean() }).optional(),
  /** Answers of staff that the customer has not read. */
  unread_messages: z.int().min(0).optional(),
});
export type Session = z.infer<typeof Session>;

/** A browser in which the customer is logged in. */
export const ActiveSession = z.object({
  id: z.string(),
  /** Browser and operating system, such as "Firefox on Windows"; "Unknown device" if they are not known. */
  device: z.string(),
  /** The IP address of the last request. The store does not derive a location from it. */
  address: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The session of this request. */
  is_current: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;
