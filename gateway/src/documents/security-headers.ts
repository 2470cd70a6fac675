import { EARLY_CLICKS_HASH } from "./early-clicks.ts";

const PAYPAL = "https://*.paypal.com https://*.paypalobjects.com";

/** Sources of the development servers. */
const DEVELOPMENT_SERVERS = "http://127.0.0.1:* ws://127.0.0.1:*";

/**
 * The Content-Security-Policy of a document. It allows the payment provider's sources on checkout pages only.
 * @param styles hashes of the inline styles
 * @param inDevelopment also allows the development servers
 */
export function contentSecurityPolicy(
  path: string,
  paypalSdkUrl: string,
  styles: string[],
  inDevelopment = false,
): string {
  const self = inDevelopment ? `'self' ${DEVELOPMENT_SERVERS}` : "'self'";
  const isCheckout = path.startsWith("/checkout") && paypalSdkUrl.startsWith("https:");
  const paypal = isCheckout ? ` ${PAYPAL}` : "";
  return [
    "default-src 'none'",
    `script-src ${self} ${EARLY_CLICKS_HASH}${paypal}`,
    `style-src ${[self, ...styles].join(" ")}`,
    // `data:` is for the inlined icon.
    `img-src ${self} data:${paypal}`,
    `font-src ${self}`,
    `connect-src ${self}${paypal}`,
    ...(isCheckout ? [`frame-src ${PAYPAL}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers of every response. An https `publicUrl` adds HSTS for a year. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
