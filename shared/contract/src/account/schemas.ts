import { Laboratory, OrderReferences, StreetAddress } from "../address/schemas.ts";
import { Email } from "../common/email.ts";
import { Acknowledgement } from "../common/problem.ts";
import { optionalLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { NewPassword } from "./password-schemas.ts";
import { OwnerConfirmation, SecondFactorCode } from "./second-factor-schemas.ts";

/**
 * Used by three pages: the sign-up page (names, e-mail, password); the checkout (e-mail only: creates an
 * account without a password and mails a verification link); the verification page (e-mail and the first password,
 * accepted only from the session that has just presented a valid token).
 */
export const SignupRequest = z.object({
  firstName: optionalLine("First name", 100),
  lastName: optionalLine("Last name", 100),
  email: Email,
  password: NewPassword.optional(),
});
export type SignupRequest = z.infer<typeof SignupRequest>;

/** The form of the sign-up page. */
export const SignupForm = SignupRequest.required({ password: true });
export type SignupForm = z.infer<typeof SignupForm>;

/** A form with an e-mail address as its only field. */
export const EmailForm = z.object({ email: Email });
export type EmailForm = z.infer<typeof EmailForm>;

export const LoginRequest = z.object({
  email: Email,
  password: z.string("Password is required").min(1, "Password is required").max(128),
  /** Required if the account has a second factor. */
  code: SecondFactorCode.optional(),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** `cart_problem`: a sentence about products of the visitor's cart that do not fit into the account's. */
export const LoginResult = Acknowledgement.extend({ cart_problem: z.string().optional() });

/** The password of an account whose link is opened outside of the session that signed up. */
export const EmailVerification = z.object({
  password: z.string().min(1, "Password is required").max(128).optional(),
  code: SecondFactorCode.optional(),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

/**
 * `not_activated`: the account has no password yet; `email` is set. `activated`: the e-mail address is now verified, except
 * with `needs_password`: then nothing is verified yet, and the call has to be repeated with the account's password.
 */
export const VerificationResult = z.object({
  status: z.enum(["not_activated", "activated", "not_verified"]),
  email: z.string().optional(),
  needs_password: z.boolean().optional(),
});
export type VerificationResult = z.infer<typeof VerificationResult>;

/** The customer's profile. `shipping_address` is `null` until one has been entered. */
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
      attention: z.string().optional(),
      building: z.string().optional(),
      phone: z.string().optional(),
    })
    .nullable(),
  /** Of the last order, for the next one. */
  references: OrderReferences.optional(),
  /** The store delivers to the District of Columbia and the territories, too. */
  has_territories: z.boolean().optional(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** The form that a password-reset link opens. */
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

/** The account form: name and shipping address. `state` is two letters. */
export const UserInfoUpdate = StreetAddress.extend({
  firstName: optionalLine("First name", 100),
  lastName: optionalLine("Last name", 100),
  ...Laboratory,
  apt: optionalLine("Apartment or suite", 100),
});
export type UserInfoUpdate = z.infer<typeof UserInfoUpdate>;

/** A request to change the account's e-mail address. It takes effect once the link mailed to the new address is opened. */
export const EmailChange = OwnerConfirmation.extend({ email: Email });
export type EmailChange = z.infer<typeof EmailChange>;

/** The API, not the schema, checks that the new password equals its confirmation. */
export const PasswordChange = OwnerConfirmation.extend({
  newPassword: z.string().min(1, "New password is required").pipe(NewPassword),
  confirmPassword: z.string().min(1, "Confirmation is required").max(128),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** `not_confirmed`: the link is unknown, expired or belongs to another account. */
export const EmailConfirmation = z.object({
  status: z.enum(["confirmed", "not_confirmed"]),
  email: z.string().optional(),
});
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;
