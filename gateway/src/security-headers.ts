const PAYPAL = "https://*.paypal.com https://*.paypalobjects.com";

/** The policy of a document. The payment provider's sources are admitted on the checkout's documents only. */
export function contentSecurityPolicy(path: string, paypalSdkUrl: string): string {
  const isPaying = path.startsWith("/checkout") && paypalSdkUrl.startsWith("https:");
  const paypal = isPaying ? ` ${PAYPAL}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${paypal}`,
    "style-src 'self'",
    `img-src 'self'${paypal}`,
    "font-src 'self'",
    `connect-src 'self'${paypal}`,
    ...(isPaying ? [`frame-src ${PAYPAL}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** On every answer of the gateway. */
export const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
} as const;
