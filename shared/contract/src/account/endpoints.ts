import { Acknowledgement, problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import {
  EmailChange,
  EmailConfirmation,
  EmailForm,
  EmailVerification,
  LoginRequest,
  LoginResult,
  PasswordChange,
  PasswordReset,
  SignupRequest,
  UserInfo,
  UserInfoUpdate,
  VerificationResult,
} from "./schemas.ts";
import { SecondFactorProblem } from "./second-factor-schemas.ts";

export const signup = endpoint({
  method: "POST",
  path: "/api/signup/",
  tag: "account",
  summary: "Creates an account; from the verification page, sets its first password.",
  body: SignupRequest,
  errors: problems(403, 409, 422, 429),
  response: Acknowledgement,
});

export const login = endpoint({
  method: "POST",
  path: "/api/login/",
  tag: "account",
  summary: "Signs in and merges the visitor's cart into the account's.",
  body: LoginRequest,
  errors: { 401: SecondFactorProblem, ...problems(409, 422, 429) },
  response: LoginResult,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout/",
  tag: "account",
  summary: "Ends the current session.",
  response: Acknowledgement,
});

/** The link stays valid, so that reloads and mail scanners that follow links do no harm. */
export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/verify-email/:token/",
  tag: "account",
  summary: "Verifies the e-mail address of an account by its mailed link.",
  body: EmailVerification.optional(),
  errors: { 401: SecondFactorProblem, ...problems(422, 429) },
  response: VerificationResult,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/resend-verification/",
  tag: "account",
  summary: "Sends the verification link again.",
  body: EmailForm,
  errors: problems(429),
  response: Acknowledgement,
});

export const viewUserInfo = endpoint({
  method: "GET",
  path: "/api/users/view-user-info/",
  tag: "profile",
  summary: "Returns the customer's name and shipping address.",
  signedIn: true,
  response: UserInfo,
});

/** The response does not reveal whether the account exists. */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/forgot-password/",
  tag: "account",
  summary: "Mails a password-reset link.",
  body: EmailForm,
  errors: problems(429),
  response: Acknowledgement,
});

/** For the page of the link, before anything is typed. */
export const checkPasswordReset = endpoint({
  method: "GET",
  path: "/api/reset-password/:token/",
  tag: "account",
  summary: "Returns whether a password-reset link still works.",
  response: z.object({ status: z.enum(["valid", "invalid"]) }),
});

/** Ends every session of the account and does not sign in. 422 if the link has expired or was used. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password/:token/",
  tag: "account",
  summary: "Sets a new password by a mailed link and ends every session of the account.",
  body: PasswordReset,
  errors: problems(422),
  response: Acknowledgement,
});

export const updateUserInfo = endpoint({
  method: "POST",
  path: "/api/users/update-user-info/",
  tag: "profile",
  summary: "Changes the customer's name and shipping address.",
  signedIn: true,
  body: UserInfoUpdate,
  response: Acknowledgement,
});

/** `pending_email`: a requested address that is not confirmed yet. */
export const getUserEmail = endpoint({
  method: "GET",
  path: "/api/users/get-user-email/",
  tag: "profile",
  summary: "Returns the account's e-mail address.",
  signedIn: true,
  response: z.object({ email: z.string(), pending_email: z.string().optional() }),
});

export const resetUserEmail = endpoint({
  method: "POST",
  path: "/api/users/reset-user-email/",
  tag: "profile",
  summary: "Requests a change of the e-mail address, which has to be confirmed.",
  signedIn: true,
  body: EmailChange,
  errors: problems(409, 422, 429),
  response: Acknowledgement,
});

/** Requires a session of the account that `:token` was mailed for. */
export const confirmUserEmail = endpoint({
  method: "POST",
  path: "/api/users/confirm-user-email/:token/",
  tag: "profile",
  summary: "Confirms the new e-mail address by its mailed link.",
  signedIn: true,
  errors: problems(409),
  response: EmailConfirmation,
});

/** Ends every session of the account, including the current one. */
export const resetUserPassword = endpoint({
  method: "POST",
  path: "/api/users/reset-user-password/",
  tag: "profile",
  summary: "Changes the password and ends every session of the account.",
  signedIn: true,
  body: PasswordChange,
  errors: problems(409, 422, 429),
  response: Acknowledgement,
});
