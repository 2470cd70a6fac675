import { z } from "zod";
import { BillingAddress } from "./address.ts";
import { Email } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import { NewPassword } from "./password.ts";
import { Done } from "./problem.ts";

const optional = (max: number) => z.string().trim().max(max).optional();

/** The account form: who the customer is, and where to ship. `state` is two letters. */
export const UserInfoUpdate = BillingAddress.extend({
  firstName: optional(100),
  lastName: optional(100),
  institution: optional(200),
  apt: optional(100),
});
export type UserInfoUpdate = z.infer<typeof UserInfoUpdate>;

const CurrentPassword = z.string().min(1, "Current password is required").max(128);

/** Another e-mail address for the account. It holds once its reader has followed the link that is sent to it. */
export const EmailChange = z.object({ email: Email, currentPassword: CurrentPassword });
export type EmailChange = z.infer<typeof EmailChange>;

/** Whether both new ones are the same is the API's to say. */
export const PasswordChange = z.object({
  currentPassword: CurrentPassword,
  newPassword: z.string().min(1, "New password is required").pipe(NewPassword),
  confirmPassword: z.string().min(1, "Confirmation is required").max(128),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** `not_confirmed`: the link is unknown, has run out, or is another account's. */
export const EmailConfirmation = z.object({
  status: z.enum(["confirmed", "not_confirmed"]),
  email: z.string().optional(),
});
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

export const updateUserInfo = endpoint({
  method: "POST",
  path: "/api/users/update-user-info/",
  body: UserInfoUpdate,
  answer: Done,
});
/** `pending_email`: an address that was asked for and waits to be confirmed. */
export const getUserEmail = endpoint({
  method: "GET",
  path: "/api/users/get-user-email/",
  answer: z.object({ email: z.string(), pending_email: z.string().optional() }),
});
export const resetUserEmail = endpoint({
  method: "POST",
  path: "/api/users/reset-user-email/",
  body: EmailChange,
  answer: Done,
});
/** For the signed-in owner of the account that `:token` was mailed for. */
export const confirmUserEmail = endpoint({
  method: "POST",
  path: "/api/users/confirm-user-email/:token/",
  answer: EmailConfirmation,
});
/** Ends every session of the account, this one too. */
export const resetUserPassword = endpoint({
  method: "POST",
  path: "/api/users/reset-user-password/",
  body: PasswordChange,
  answer: Done,
});
