import { EARLY_CLICKS_HASH } from "./early-clicks.ts";

const PAYPAL = "https://*.paypal.com https://*.paypalobjects.com";

/** Sources of the development servers. */
const DEVELOPMENT_SERVERS = "http://127.0.0.1:* ws://127.0.0.1:*";

/** Browsers that support it run scripts whose hash the import maps contain, and no others. */
export const INTEGRITY_POLICY = { "integrity-policy": "blocked-destinations=(script)" };

/** Whether the policy applies to the document of a path: the payment provider's script on the checkout has no hash. */
export const requiresIntegrity = (path: string): boolean => !isCheckoutPath(path);

const isCheckoutPath = (path: string): boolean => path.startsWith("/checkout");

export interface PolicySources {
  path: string;
  paypalSdkUrl: string;
  /** Hashes of the import maps. */
  scripts: string[];
  /** Hashes of the inline styles. */
  styles: string[];
  /** Also allows the development servers. */
  isDevelopment: boolean;
}

/** The Content-Security-Policy of a document. It allows the payment provider's sources on checkout pages only. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { path, paypalSdkUrl, scripts, styles, isDevelopment } = sources;
  const self = isDevelopment ? `'self' ${DEVELOPMENT_SERVERS}` : "'self'";
  const isCheckout = isCheckoutPath(path) && paypalSdkUrl.startsWith("https:");
  const paypal = isCheckout ? ` ${PAYPAL}` : "";
  return [
    "default-src 'none'",
    `script-src ${[self, EARLY_CLICKS_HASH, ...scripts].join(" ")}${paypal}`,
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
