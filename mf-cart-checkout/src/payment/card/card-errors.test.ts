import { findErrorCodes, getCardErrorMessage, getFieldErrors, markEmpty } from "./card-errors.ts";

it.each([
  [["INVALID_NUMBER"], "Invalid card number. Please check and try again."],
  [["INVALID_CVV"], "Invalid CCV. Please check and try again."],
  [["INVALID_EXPIRY"], "Invalid expiry date. Please check and try again."],
  [["INVALID_NAME"], "An error occurred while processing your card. Please try again."],
  [["INELIGIBLE_CARD_VENDOR"], "An error occurred while processing your card. Please try again."],
  [[], "An error occurred while processing your card. Please try again."],
])("returns for %j the message: %s", (codes, message) => {
  expect(getCardErrorMessage(codes)).toBe(message);
});

it("prefers a code with its own message to a code with the generic one", () => {
  expect(getCardErrorMessage(["INVALID_NAME", "INVALID_CVV"])).toBe(
    "Invalid CCV. Please check and try again.",
  );
});

it("finds the codes in an error of the provider's script", () => {
  expect(findErrorCodes(new Error("INVALID_NUMBER, INVALID_CVV"))).toEqual(["INVALID_NUMBER", "INVALID_CVV"]);
  expect(findErrorCodes(undefined)).toEqual([]);
});

it("calls an empty field required, not invalid", () => {
  const codes = markEmpty(["INVALID_NAME", "INVALID_NUMBER", "INVALID_CVV"], {
    cardNumberField: { isEmpty: true },
    cardCvvField: { isEmpty: false },
  });

  expect(getCardErrorMessage(codes)).toBe("Please complete all required fields.");
  expect(getFieldErrors(codes)).toEqual({
    NameField: "Please enter the name on the card.",
    NumberField: "Card number is required",
    CVVField: "Invalid CCV. Please check and try again.",
  });
});

it("assigns each code to its field", () => {
  expect(getFieldErrors(["INVALID_NAME", "INVALID_EXPIRY"])).toEqual({
    ExpiryField: "Invalid expiry date. Please check and try again.",
  });
  expect(getFieldErrors(["INELIGIBLE_CARD_VENDOR"]).NumberField).toBe(
    "An error occurred while processing your card. Please try again.",
  );
});
