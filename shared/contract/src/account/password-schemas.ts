import { z } from "zod";
import { PASSWORD_RULE } from "./constants.ts";

/** A password as anyone chooses one. 128 bounds the work of hashing it. */
export const NewPassword = z
  .string()
  .min(8, PASSWORD_RULE)
  .max(128, "A password has at most 128 characters.")
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, PASSWORD_RULE);

/** A form in which a password is chosen, typed twice. */
export const PasswordTwice = z
  .object({
    password: z.string().min(1, "Password is required").pipe(NewPassword),
    confirmation: z.string().min(1, "Confirmation is required"),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: "Passwords do not match. Try again.",
  });
