import { randomInt } from "node:crypto";

/** The address that the tests' store trusts to name the visitor's, as it trusts a load balancer. */
export const TRUSTED_PROXIES = "127.0.0.1";

/** Headers of a visitor with an address of their own, so that tests do not share the limits of an address. */
export const visitorHeaders = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
