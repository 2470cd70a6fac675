import { z } from "zod";
import { Email } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import { NewPassword } from "./password.ts";
import { Done } from "./problem.ts";

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

export const signup = endpoint({ method: "POST", path: "/api/signup/", body: SignupRequest, answer: Done });
export const login = endpoint({ method: "POST", path: "/api/login/", body: LoginRequest, answer: Done });
export const logout = endpoint({ method: "POST", path: "/api/logout/", answer: Done });
export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/verify-email/:token/",
  answer: Verification,
});
export const resendVerification = endpoint({
  method: "POST",
  path: "/api/resend-verification/",
  body: EmailForm,
  answer: Done,
});
export const viewUserInfo = endpoint({
  method: "GET",
  path: "/api/users/view-user-info/",
  answer: UserInfo,
});
