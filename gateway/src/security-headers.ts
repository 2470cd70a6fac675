import { EARLY_CLICKS_HASH } from "./early-clicks.ts";

const PAYPAL = "https://*.paypal.com https://*.paypalobjects.com";

/** Development servers of shell and remotes. */
const DEVELOPMENT_SERVERS = "http://127.0.0.1:* ws://127.0.0.1:*";

/**
 * The policy of a document. The payment provider's sources are admitted on the checkout's documents only.
 * @param styles what admits those that stand in it
 * @param inDevelopment admits what development servers serve, and nothing else more
 */
export function contentSecurityPolicy(
  path: string,
  paypalSdkUrl: string,
  styles: string[],
  inDevelopment = false,
): string {
  const own = inDevelopment ? `'self' ${DEVELOPMENT_SERVERS}` : "'self'";
  const isPaying = path.startsWith("/checkout") && paypalSdkUrl.startsWith("https:");
  const paypal = isPaying ? ` ${PAYPAL}` : "";
  return [
    "default-src 'none'",
    `script-src ${own} ${EARLY_CLICKS_HASH}${paypal}`,
    `style-src ${[own, ...styles].join(" ")}`,
    // The document carries its icon.
    `img-src ${own} data:${paypal}`,
    `font-src ${own}`,
    `connect-src ${own}${paypal}`,
    ...(isPaying ? [`frame-src ${PAYPAL}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** On every answer of the gateway. @param publicUrl where https, browsers shall ask no other way for a year */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
