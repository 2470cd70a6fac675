import * as z from "../common/zod.ts";
import { PASSWORD_RULE } from "./constants.ts";

/** A new password. The maximum of 128 characters bounds the cost of hashing. */
export const NewPassword = z
  .string()
  .min(8, PASSWORD_RULE)
  .max(128, "A password has at most 128 characters.")
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, PASSWORD_RULE);

export const CurrentPassword = z
  .string("Current password is required")
  .min(1, "Current password is required")
  .max(128);

/** A new password with its confirmation. */
export const PasswordWithConfirmation = z
  .object({
    password: z.string().min(1, "Password is required").pipe(NewPassword),
    confirmation: z.string().min(1, "Confirmation is required"),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: "Passwords do not match. Try again.",
  });
