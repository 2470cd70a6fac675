import { z } from "zod";
import { BillingAddress } from "../address/schemas.ts";
import { Email } from "../common/email.ts";
import { NewPassword } from "./password-schemas.ts";

const Name = z.string().trim().max(100).optional();

/**
 * Sign-up in its three shapes: the sign-up page (names, e-mail, password); the checkout (e-mail only: an
 * account without a password, and a verification link); the verification page (e-mail, and the first password,
 * which only the session that has just presented a valid token may set).
 */
export const SignupRequest = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  password: NewPassword.optional(),
});
export type SignupRequest = z.infer<typeof SignupRequest>;

/** The sign-up page's form. */
export const SignupForm = SignupRequest.required({ password: true });
export type SignupForm = z.infer<typeof SignupForm>;

/** Any form that asks for an e-mail address alone. */
export const EmailForm = z.object({ email: Email });
export type EmailForm = z.infer<typeof EmailForm>;

export const LoginRequest = z.object({
  email: Email,
  password: z.string().min(1, "Password is required").max(128),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** `not_activated`: no password yet, `email` is told. `activated`: its e-mail is verified now. */
export const Verification = z.object({
  status: z.enum(["not_activated", "activated", "not_verified"]),
  email: z.string().optional(),
});
export type Verification = z.infer<typeof Verification>;

/** What the account says of its owner; `null` where nothing was entered. */
export const UserInfo = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  shipping_address: z
    .object({
      address_line_1: z.string(),
      apt_suite: z.string(),
      city: z.string(),
      state: z.string(),
      zipcode: z.string(),
    })
    .nullable(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A new password for whoever has followed the link; typed twice. */
export const PasswordReset = z
  .object({
    password: z.string().min(1, "Password is required").pipe(NewPassword),
    confirmPassword: z.string().min(1, "Confirmation is required"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match. Try again.",
  });
export type PasswordReset = z.infer<typeof PasswordReset>;

export const optional = (max: number) => z.string().trim().max(max).optional();

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
