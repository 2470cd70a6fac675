import { safeRedirect } from "@ligate/contract/account/safe-redirect";

/** Pages for signed-out visitors only. */
const SIGNED_OUT_ONLY = /^\/(login|signup|verify-email|forgot-password|reset-password)\b/;

/** Returns the path to open after a login: `redirectUrl` if it is safe and not for signed-out visitors only, otherwise `/`. */
export function postLoginRedirect(redirectUrl: string | null): string {
  const path = safeRedirect(redirectUrl);
  return SIGNED_OUT_ONLY.test(path) ? "/" : path;
}
