import { z } from "zod";
import { EmailForm } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { NewPassword } from "./password.ts";
import { Done } from "./problem.ts";

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

/** Answers the same whether there is an account or not. */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/forgot-password/",
  body: EmailForm,
  answer: Done,
});
/** Ends every session of the account and signs nobody in. 422 where the link does not work any more. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password/:token/",
  body: PasswordReset,
  answer: Done,
});
