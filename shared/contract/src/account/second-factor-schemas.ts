import * as z from "../common/zod.ts";
import { CurrentPassword } from "./password-schemas.ts";

/** A code of an authenticator app (6 digits), or a recovery code. White space and hyphens are ignored. */
export const SecondFactorCode = z
  .string("Code is required")
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(
    z
      .string()
      .min(1, "Code is required")
      .regex(/^(\d{6}|[0-9A-Z]{10})$/, "A code has 6 digits; a recovery code has 10 characters."),
  );

/** The response to the right password if the code is missing or wrong. */
export const SecondFactorProblem = z.object({ detail: z.string(), second_factor: z.literal(true) });

export const SecondFactorStatus = z.object({ enabled: z.boolean(), recovery_codes_left: z.int().min(0) });
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>;

/** A new secret, which is active once a code of it is confirmed. */
export const SecondFactorSetup = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…`, for the QR code. */
  otpauth_url: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** Shown once. Each code works once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const PasswordConfirmation = z.object({ currentPassword: CurrentPassword });
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>;

/** Confirms a change of the second factor. */
export const SecondFactorConfirmation = PasswordConfirmation.extend({ code: SecondFactorCode });
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmation>;

/** Confirms a change by the owner of an account. The code is required if the account has a second factor. */
export const OwnerConfirmation = PasswordConfirmation.extend({ code: SecondFactorCode.optional() });
export type OwnerConfirmation = z.infer<typeof OwnerConfirmation>;
