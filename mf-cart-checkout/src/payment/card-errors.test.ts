import { cardErrorText, codesIn, fieldErrors } from "./card-errors.ts";

it.each([
  [["INVALID_NUMBER"], "Invalid card number. Please check and try again."],
  [["INVALID_CVV"], "Invalid CCV. Please check and try again."],
  [["INVALID_EXPIRY"], "Invalid expiry date. Please check and try again."],
  [["INVALID_NAME"], "An error occurred while processing your card. Please try again."],
  [["INELIGIBLE_CARD_VENDOR"], "An error occurred while processing your card. Please try again."],
  [[], "An error occurred while processing your card. Please try again."],
])("says of %j: %s", (codes, text) => {
  expect(cardErrorText(codes)).toBe(text);
});

it("names what can be put right before what cannot be told", () => {
  expect(cardErrorText(["INVALID_NAME", "INVALID_CVV"])).toBe("Invalid CCV. Please check and try again.");
});

it("finds the codes in what the provider's script throws", () => {
  expect(codesIn(new Error("INVALID_NUMBER, INVALID_CVV"))).toEqual(["INVALID_NUMBER", "INVALID_CVV"]);
  expect(codesIn(undefined)).toEqual([]);
});

it("says at each field what is wrong with it", () => {
  expect(fieldErrors(["INVALID_NAME", "INVALID_EXPIRY"])).toEqual({
    NameField: "Please enter the name on the card.",
    ExpiryField: "Invalid expiry date. Please check and try again.",
  });
  expect(fieldErrors(["INELIGIBLE_CARD_VENDOR"]).NumberField).toBe(
    "An error occurred while processing your card. Please try again.",
  );
});
