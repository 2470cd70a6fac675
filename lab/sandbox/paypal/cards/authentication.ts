import type { CardSource, RequestedSource } from "../orders/order.ts";
import type { Behaviour } from "./cards.ts";

type Result = NonNullable<CardSource["authentication_result"]>;

const PASSED = result("POSSIBLE", { enrollment_status: "Y", authentication_status: "Y" });
const FAILED = result("NO", { enrollment_status: "Y", authentication_status: "N" });

const RESULTS: Partial<Record<Behaviour, Result | "challenge">> = {
  "3ds-frictionless": PASSED,
  "3ds-challenge": "challenge",
  "3ds-failed": FAILED,
  "3ds-unavailable": result("UNKNOWN", { enrollment_status: "U" }),
  "3ds-not-enrolled": result("NO", { enrollment_status: "N" }),
};

/**
 * Asks the buyer's bank to authenticate the buyer by 3-D Secure.
 * @param verification when the merchant wants this; undefined for never
 * @returns the result of the bank; "challenge" if the bank asks the buyer; undefined if the bank is not asked
 */
export function requestAuthentication(
  behaviour: Behaviour,
  verification: RequestedSource["verification"],
): Result | "challenge" | undefined {
  if (!verification) return undefined;
  return RESULTS[behaviour] ?? (verification === "SCA_ALWAYS" ? PASSED : undefined);
}

/** The result after the bank asked the buyer. */
export const challengeResult = (isPassed: boolean): Result => (isPassed ? PASSED : FAILED);

function result(liability_shift: string, three_d_secure: Result["three_d_secure"]): Result {
  return { liability_shift, three_d_secure };
}
