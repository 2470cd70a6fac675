import { randomBytes } from "node:crypto";
import { REPORT_SCRIPT_HASH } from "../browser-reports/report-script.ts";
import { BEFORE_HYDRATION_HASH } from "./before-hydration.ts";

/** The sources that PayPal documents for its JavaScript SDK, with a nonce in place of `unsafe-inline`. */
const PAYPAL = "https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com";

/** Sources of the development servers. */
const DEVELOPMENT_SERVERS = "http://127.0.0.1:* ws://127.0.0.1:*";

/** Browsers that support it run scripts whose hash the import maps contain, and no others. */
export const INTEGRITY_POLICY = { "integrity-policy": "blocked-destinations=(script), endpoints=(policy)" };

/** Where browsers report sources that a policy of a document refused. `report-uri` is for those without the Reporting API. */
const REPORT_PATH = "/browser-reports/policy";

/** Whether the policy applies to the document of a path: the payment provider's script on the checkout has no hash. */
export const requiresIntegrity = (path: string): boolean => !isCheckoutPath(path);

const isCheckoutPath = (path: string): boolean => path.startsWith("/checkout");

/**
 * Whether the document of a path has a nonce of its own, for the inline scripts and styles of the payment provider. Other
 * documents are the same for all visitors.
 */
export const requiresNonce = (path: string): boolean => isCheckoutPath(path);

export const createNonce = (): string => randomBytes(16).toString("base64");

export interface PolicySources {
  path: string;
  /** Allows inline scripts and styles that carry it. */
  nonce?: string | undefined;
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
  const { path, nonce, paypalSdkUrl, scripts, styles, isDevelopment } = sources;
  const self = isDevelopment ? `'self' ${DEVELOPMENT_SERVERS}` : "'self'";
  const isCheckout = isCheckoutPath(path);
  // Otherwise the SDK is the sandbox's, at the store's own address.
  const isPayPal = isCheckout && paypalSdkUrl.startsWith("https:");
  const paypal = isPayPal ? ` ${PAYPAL}` : "";
  const frames = isPayPal ? PAYPAL : self;
  const byNonce = nonce ? ` 'nonce-${nonce}'` : "";
  return [
    "default-src 'none'",
    `script-src ${[self, REPORT_SCRIPT_HASH, BEFORE_HYDRATION_HASH, ...scripts].join(" ")}${paypal}${byNonce}`,
    `style-src ${[self, ...styles].join(" ")}${paypal}${byNonce}`,
    // `data:` is for the inlined icon.
    `img-src ${self} data:${paypal}`,
    `font-src ${self}`,
    `connect-src ${self}${paypal}`,
    // A worker has the policy of its own file, which is none.
    "worker-src 'none'",
    ...(isCheckout ? [`frame-src ${frames}`, `child-src ${frames}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "report-to policy",
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
}

/** The headers of every response. An https `publicUrl` adds HSTS for a year. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** Of every response except files that are addressed by their content: their requests follow the document's policy. */
export const REFERRER_POLICY = { "referrer-policy": "strict-origin-when-cross-origin" };

/** The store uses none of these. PayPal's frames on the checkout may ask for a payment by the browser. */
const PERMISSIONS = [
  ...["camera", "microphone", "geolocation", "display-capture", "usb", "serial", "hid", "bluetooth", "midi"],
  ...["accelerometer", "gyroscope", "magnetometer", "screen-wake-lock", "browsing-topics"],
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The headers of every document that do not depend on its page. */
export const DOCUMENT_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": PERMISSIONS,
  "reporting-endpoints": `policy="${REPORT_PATH}"`,
};
