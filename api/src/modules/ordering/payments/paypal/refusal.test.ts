import { readError } from "./refusal.ts";

const answer = (status: number, body: unknown = {}, debugId = "debug-header") => ({ status, body, debugId });
const withIssue = (issue: string, description: string) => ({ details: [{ issue, description }] });

it("reports PayPal's description and the debug id of its header", () => {
  expect(readError(answer(422, withIssue("PAYER_CANNOT_PAY", "The payer cannot pay.")))).toEqual({
    kind: "refused",
    refusal: {
      detail: "Sorry, your transaction could not be processed.",
      details: [{ issue: "PAYER_CANNOT_PAY", description: "The payer cannot pay." }],
      debug_id: "debug-header",
    },
  });
});

it("prefers the debug id of the body, and leaves it empty if PayPal sent none", () => {
  expect(readError(answer(422, { debug_id: "debug-body" }))).toMatchObject({
    refusal: { debug_id: "debug-body" },
  });
  expect(readError(answer(422, {}, ""))).toMatchObject({ refusal: { debug_id: "" } });
});

it("does not tell the buyer what the store should do", () => {
  const body = withIssue("PAYER_ACTION_REQUIRED", "instruct the buyer to return to PayPal.");

  expect(readError(answer(422, body))).toMatchObject({
    refusal: {
      details: [{ description: expect.stringMatching(/^PayPal or your bank asks you to confirm/) }],
    },
  });
});

it.each([401, 408, 409, 429, 504, 599])("takes nothing for granted after %i", (status) => {
  expect(readError(answer(status))).toMatchObject({ kind: "unknown", failed: false });
});

it.each([500, 502, 503])("knows that PayPal has failed after %i", (status) => {
  expect(readError(answer(status))).toMatchObject({ kind: "unknown", failed: true });
});
