import { ApiError } from "@ligate/platform/api";
import { getCartConflict, getErrorMessage, isDeclined, isUncertain } from "./payment-errors.ts";

const refusal = (issue: string, description: string) =>
  new ApiError(422, { detail: "Refused.", details: [{ issue, description }], debug_id: "f5d2" });

it("distinguishes a declined card or account from other refusals", () => {
  expect(isDeclined(refusal("INSTRUMENT_DECLINED", "No."))).toBe(true);
  expect(isDeclined(refusal("PAYER_CANNOT_PAY", "No."))).toBe(false);
  expect(isDeclined(new ApiError(422, { detail: "The ZIP code is missing." }))).toBe(false);
});

it("adds the provider's description and debug id to the message of a refusal", () => {
  expect(getErrorMessage(refusal("PAYER_CANNOT_PAY", "The payer cannot pay."))).toBe(
    "Sorry, your transaction could not be processed. The payer cannot pay. (f5d2)",
  );
});

it("uses the message of the API for other errors, and a generic one for errors of the page", () => {
  expect(getErrorMessage(new ApiError(429, { detail: "Too many declined payments." }))).toBe(
    "Too many declined payments.",
  );
  expect(getErrorMessage(new Error("popup closed"))).toBe("Sorry, your transaction could not be processed.");
});

it("treats a 409 as a cart conflict only if its body has a cart", () => {
  const cart = { data: [], total_price: 0, count: 0 };
  expect(getCartConflict(new ApiError(409, { detail: "Changed.", cart }))).toEqual({
    detail: "Changed.",
    cart,
  });
  expect(getCartConflict(new ApiError(409, { detail: "Another payment is in progress." }))).toBeUndefined();
});

it("treats a capture as uncertain without a readable response, and as failed after a refusal", () => {
  expect(isUncertain(new ApiError(0, undefined))).toBe(true);
  expect(isUncertain(new ApiError(502, { detail: "Not confirmed." }))).toBe(true);
  expect(isUncertain(new TypeError("response is undefined"))).toBe(true);
  expect(isUncertain(refusal("INSTRUMENT_DECLINED", "No."))).toBe(false);
  const failed = {
    detail: "Failed.",
    details: [{ issue: "INTERNAL_ERROR", description: "" }],
    debug_id: "f5d2",
  };
  expect(isUncertain(new ApiError(502, failed))).toBe(false);
  expect(getErrorMessage(new ApiError(502, failed))).toBe(
    "Sorry, your transaction could not be processed. (f5d2)",
  );
});
