import { company } from "@ligate/contract/settings/company";
import { Secret, TOTP } from "otpauth";

/** A code of the time step before or after is accepted too, because clocks differ. */
const WINDOW_STEPS = 1;

/** @returns 160 random bits in Base32 */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`, which authenticator apps read from a QR code. */
export const otpauthUrl = (secret: string, email: string) =>
  new TOTP({ issuer: company.name, label: email, secret }).toString();

/** The time step of a code of six digits; `undefined` if the code is wrong. */
export function stepOf(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter() + delta;
}
