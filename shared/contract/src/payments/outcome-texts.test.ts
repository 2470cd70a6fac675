import { outcomeText, processingText, refusalText } from "./outcome-texts.ts";
import { PAYMENT_OUTCOMES, type PaymentRefusal } from "./schemas.ts";

const aRefusal = (issue: string, description: string, debug_id = "f5d2"): PaymentRefusal => ({
  detail: "Refused.",
  details: [{ issue, description }],
  debug_id,
});

it("asks to try again only where nothing was taken", () => {
  const asking = PAYMENT_OUTCOMES.filter((outcome) =>
    outcomeText({ outcome, refusal: null }, "cart").includes("try again"),
  );
  expect(asking).toEqual(["not_started", "not_taken"]);
});

it.each(["processing", "under_review", "held"] as const)("asks not to pay again: %s", (outcome) => {
  for (const kind of ["cart", "invoice"] as const)
    expect(outcomeText({ outcome, refusal: null }, kind)).toContain("Please do not pay again");
});

it("says until when an outcome is not known", () => {
  expect(processingText("3:42 PM")).toMatch(/shows the outcome by 3:42 PM at the latest\.$/);
  expect(processingText(undefined)).toMatch(/shows the outcome as soon as we know it\.$/);
});

it("adds PayPal's description and debug id to a refusal", () => {
  expect(refusalText(aRefusal("PAYER_CANNOT_PAY", "The payer cannot pay."))).toBe(
    "Sorry, your transaction could not be processed. The payer cannot pay. (f5d2)",
  );
});

it("leaves out a debug id that is unknown, with its brackets", () => {
  expect(refusalText(aRefusal("PAYER_CANNOT_PAY", "The payer cannot pay.", ""))).toBe(
    "Sorry, your transaction could not be processed. The payer cannot pay.",
  );
});

it("has words of its own for a decline after which the same payment can be tried again", () => {
  expect(refusalText(aRefusal("INSTRUMENT_DECLINED", "The instrument was declined."))).toBe(
    "Your payment was declined. Please try again, or pay in another way.",
  );
});

it("gives the bank's reason for a declined capture, with the debug id", () => {
  expect(refusalText(aRefusal("CAPTURE_DECLINED", "The card has expired."))).toBe(
    "Sorry, your transaction could not be processed. The card has expired. (f5d2)",
  );
});
