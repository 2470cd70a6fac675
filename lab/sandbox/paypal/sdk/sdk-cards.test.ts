/** @jest-environment jest-fixed-jsdom */

import { fillCard, fillField, queryAllDeep } from "../../testing/sdk-elements.ts";
import { loadSdk, setUpPage } from "../../testing/sdk-page.ts";

const { getMerchant, createOrder, onApprove, onError } = setUpPage();

async function aForm(props = {}, kinds = ["NameField", "NumberField", "ExpiryField", "CVVField"] as const) {
  const form = loadSdk().CardFields({ createOrder, onApprove, onError, ...props });
  const fields = kinds.map((kind) => form[kind]({}));
  await Promise.all(fields.map((field) => field.render(document.body)));
  return { form, fields };
}

it("renders labelled fields with autofill types", async () => {
  await aForm();

  const fields = queryAllDeep<HTMLInputElement>("input").map((input) => [
    input.getAttribute("aria-label"),
    input.autocomplete,
    input.inputMode,
  ]);
  expect(fields).toEqual([
    ["Name on card", "cc-name", ""],
    ["Card number", "cc-number", "numeric"],
    ["Expiration date", "cc-exp", "numeric"],
    ["Security code", "cc-csc", "numeric"],
  ]);
  expect(queryAllDeep("[style]")).toEqual([]);
});

it("creates an order, confirms the card and passes the order to onApprove", async () => {
  const { form } = await aForm();
  fillCard();
  await form.submit({ billingAddress: { postalCode: "94103", countryCode: "US" } });

  const [[{ orderID }]] = onApprove.mock.calls as [[{ orderID: string }]];
  expect((await getMerchant().read(orderID)).body).toMatchObject({
    status: "APPROVED",
    payment_source: {
      card: {
        name: "Ada Lovelace",
        last_digits: "1111",
        expiry: "2031-07",
        billing_address: { postal_code: "94103", country_code: "US" },
      },
    },
  });
});

it("creates one order for two simultaneous submissions", async () => {
  const { form } = await aForm();
  fillCard();
  await Promise.all([form.submit(), form.submit()]);

  expect(createOrder).toHaveBeenCalledTimes(1);
  expect(onApprove).toHaveBeenCalledTimes(1);
});

it("lists the validation errors and creates no order", async () => {
  const { form } = await aForm();
  fillCard({ number: "4111111111111112", expiry: "0120", cvv: "12", name: " " });

  await expect(form.submit()).rejects.toThrow("INVALID_NAME, INVALID_NUMBER, INVALID_EXPIRY, INVALID_CVV");
  expect(createOrder).not.toHaveBeenCalled();
});

it("does not require the name without a name field", async () => {
  const { form } = await aForm({}, ["NumberField", "ExpiryField", "CVVField"] as never);
  fillField("Card number", "378282246310005");
  fillField("Expiration date", "0731");
  fillField("Security code", "1234");

  expect((await form.getState()).isFormValid).toBe(true);
});

it("calls onChange with the state of all fields", async () => {
  const onChange = jest.fn();
  await aForm({ inputEvents: { onChange } });
  fillField("Card number", "5555555555554444");

  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      emittedBy: "number",
      isFormValid: false,
      cards: [{ type: "mastercard", niceType: "Mastercard", code: { code: "CVC", size: 3 } }],
      errors: ["INVALID_NAME", "INVALID_EXPIRY", "INVALID_CVV"],
      fields: expect.objectContaining({
        cardNumberField: { isEmpty: false, isFocused: false, isValid: true, isPotentiallyValid: true },
        cardCvvField: { isEmpty: true, isFocused: false, isValid: false, isPotentiallyValid: true },
      }),
    }),
  );
});

it("rejects a card of an unsupported vendor", async () => {
  const { form } = await aForm();
  fillCard({ number: "3530111333300000" });

  expect((await form.getState()).errors).toEqual(["INELIGIBLE_CARD_VENDOR"]);
});

it.each([
  ["Card number", "4111111111111111", "4111 1111 1111 1111"],
  ["Card number", "378282246310005", "3782 822463 10005"],
  ["Expiration date", "731", "07 / 31"],
  ["Expiration date", "07/2031", "07 / 31"],
  ["Expiration date", "2031-07", "07 / 31"],
  ["Security code", "12x345", "1234"],
])("formats the %s %s as %s", async (label, input, formatted) => {
  await aForm();
  fillField(label, input);

  expect(queryAllDeep<HTMLInputElement>(`[aria-label="${label}"]`)[0]?.value).toBe(formatted);
});

it("marks an invalid field on blur until its value is valid", async () => {
  await aForm();
  fillField("Card number", "4111");
  const [input] = queryAllDeep<HTMLInputElement>('[aria-label="Card number"]');
  input?.dispatchEvent(new Event("blur"));
  expect(input?.getAttribute("aria-invalid")).toBe("true");

  fillField("Card number", "4111111111111111");
  expect(input?.hasAttribute("aria-invalid")).toBe(false);
});

it("rejects and calls onError for a rejected card, and can be submitted again", async () => {
  const { form } = await aForm();
  fillCard({ number: "4000000000000341" });

  await expect(form.submit()).rejects.toThrow("Processing of this card type is not supported");
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: "UNPROCESSABLE_ENTITY" }));

  fillCard();
  await form.submit();
  expect(onApprove).toHaveBeenCalledTimes(1);
});

it("rejects and calls onError when the page creates no order", async () => {
  createOrder.mockRejectedValueOnce(new Error("The cart has changed."));
  const { form } = await aForm();
  fillCard();

  await expect(form.submit()).rejects.toThrow("The cart has changed.");
  expect(onError).toHaveBeenCalledTimes(1);
});

it("removes its fields when they are closed", async () => {
  const { form, fields } = await aForm();
  fillCard();
  await Promise.all(fields.map((field) => field.close()));

  expect(document.body.children).toHaveLength(0);
  expect((await form.getState()).fields.cardNumberField?.isEmpty).toBe(true);
});

it("provides only the requested components, in the requested namespace", () => {
  expect(loadSdk("client-id=test", { namespace: "payments" })).not.toHaveProperty("CardFields");
  expect(loadSdk("client-id=test", { namespace: "payments" })).toHaveProperty("Buttons");
});
