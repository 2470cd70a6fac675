import { setTimeout as pause } from "node:timers/promises";
import type { Outcome } from "sandbox/testing/call-outcomes.ts";
import { setUpSandbox } from "sandbox/testing/set-up-sandbox.ts";

/** PayPal and the sales tax service for the tests of a file, so that they run the real clients against the sandbox. */
export function sandboxProviders() {
  const sandbox = setUpSandbox();
  return {
    ...sandbox,
    settings: () => ({
      PAYPAL_API_BASE: `${sandbox.origin()}/paypal`,
      PAYPAL_CLIENT_ID: "id",
      PAYPAL_CLIENT_SECRET: "secret",
      TAX_API_URL: `${sandbox.origin()}/tax/`,
      TAX_API_KEY: "key",
    }),
  };
}

/** Outcome of a call: it takes so long that concurrent requests to the store wait for it. */
export const slowly = (): Promise<void> => pause(500);

/** Outcome of a capture: PayPal captures another amount than the store asked for. */
export const otherAmount: Outcome = ({ order }) => {
  for (const { amount } of order.purchase_units) amount.value = "1.00";
};

/** The buckets of the sandbox, which verify signatures as S3 does, for the tests of a file. */
export function sandboxBucket() {
  const { origin } = setUpSandbox();
  return {
    /** @param bucket `down`, `missing` and `hang` do not work */
    settings: (bucket = "files") => ({
      FILES_BUCKET_URL: `${origin()}/bucket/${bucket}`,
      FILES_BUCKET_REGION: "eu-central-1",
      FILES_BUCKET_KEY_ID: "sandbox",
      FILES_BUCKET_SECRET: "sandbox-secret",
    }),
  };
}
