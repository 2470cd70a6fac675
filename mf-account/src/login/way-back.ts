import { safeRedirect } from "@ligate/contract/redirect";

/** Pages that have nothing to say to somebody who is signed in. */
const FOR_VISITORS = /^\/(login|signup|verify-email|forgot-password|reset-password)\b/;

/** Where a login leads: to the address of the store that it was asked for, or home. */
export function wayBack(redirectUrl: string | null): string {
  const path = safeRedirect(redirectUrl);
  return FOR_VISITORS.test(path) ? "/" : path;
}
