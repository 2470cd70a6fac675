import { z } from "zod";
import { Done, problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import {
  EmailChange,
  EmailConfirmation,
  EmailForm,
  LoginRequest,
  optional,
  PasswordChange,
  PasswordReset,
  SignupRequest,
  UserInfo,
  UserInfoUpdate,
  Verification,
} from "./schemas.ts";

export const signup = endpoint({
  method: "POST",
  path: "/api/signup/",
  tag: "account",
  summary: "Makes an account; from the verification page, sets its first password.",
  body: SignupRequest,
  errors: problems(403, 409, 422, 429),
  response: Done,
});

export const login = endpoint({
  method: "POST",
  path: "/api/login/",
  tag: "account",
  summary: "Signs in; the visitor's cart joins the account's.",
  body: LoginRequest,
  errors: problems(409, 422, 429),
  response: Done,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout/",
  tag: "account",
  summary: "Ends this session.",
  response: Done,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/verify-email/:token/",
  tag: "account",
  summary: "Shows the link that was mailed to a new account.",
  response: Verification,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/resend-verification/",
  tag: "account",
  summary: "Mails the verification link once more.",
  body: EmailForm,
  errors: problems(429),
  response: Done,
});

export const viewUserInfo = endpoint({
  method: "GET",
  path: "/api/users/view-user-info/",
  tag: "profile",
  summary: "Answers the customer's name and shipping address.",
  signedIn: true,
  response: UserInfo,
});

/** Answers the same whether there is an account or not. */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/forgot-password/",
  tag: "account",
  summary: "Mails a link by which a new password is set.",
  body: EmailForm,
  errors: problems(429),
  response: Done,
});

/** Ends every session of the account and signs nobody in. 422 where the link does not work any more. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password/:token/",
  tag: "account",
  summary: "Sets a new password by the link, and ends every session of the account.",
  body: PasswordReset,
  errors: problems(422),
  response: Done,
});

export const updateUserInfo = endpoint({
  method: "POST",
  path: "/api/users/update-user-info/",
  tag: "profile",
  summary: "Changes the customer's name and shipping address.",
  signedIn: true,
  body: UserInfoUpdate,
  response: Done,
});

/** `pending_email`: an address that was asked for and waits to be confirmed. */
export const getUserEmail = endpoint({
  method: "GET",
  path: "/api/users/get-user-email/",
  tag: "profile",
  summary: "Answers the account's e-mail address.",
  signedIn: true,
  response: z.object({ email: z.string(), pending_email: z.string().optional() }),
});

export const resetUserEmail = endpoint({
  method: "POST",
  path: "/api/users/reset-user-email/",
  tag: "profile",
  summary: "Asks for another e-mail address, which has to be confirmed.",
  signedIn: true,
  body: EmailChange,
  errors: problems(422, 429),
  response: Done,
});

/** For the signed-in owner of the account that `:token` was mailed for. */
export const confirmUserEmail = endpoint({
  method: "POST",
  path: "/api/users/confirm-user-email/:token/",
  tag: "profile",
  summary: "Confirms the new e-mail address by its link.",
  signedIn: true,
  errors: problems(409),
  response: EmailConfirmation,
});

/** Ends every session of the account, this one too. */
export const resetUserPassword = endpoint({
  method: "POST",
  path: "/api/users/reset-user-password/",
  tag: "profile",
  summary: "Changes the password, and ends every session of the account.",
  signedIn: true,
  body: PasswordChange,
  errors: problems(422, 429),
  response: Done,
});
