/** @jest-environment jest-fixed-jsdom */
import { type Sandbox, startSandbox } from "../testing-process.ts";
import { actAsBrowser, deep, loadSdk, type, typeCard } from "./sdk-testing.ts";
import { aStore, overHttp, type Store } from "./testing.ts";

let sandbox: Sandbox;
let store: Store;
const createOrder = jest.fn(async () => (await store.create()).body.id as string);
const onApprove = jest.fn();
const onError = jest.fn();

beforeAll(async () => {
  sandbox = await startSandbox();
  actAsBrowser(sandbox.origin);
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  jest.clearAllMocks();
  document.body.replaceChildren();
  store = await aStore(overHttp(sandbox.origin));
});

async function aForm(props = {}, kinds = ["NameField", "NumberField", "ExpiryField", "CVVField"] as const) {
  const form = loadSdk().CardFields({ createOrder, onApprove, onError, ...props });
  const fields = kinds.map((kind) => form[kind]({}));
  await Promise.all(fields.map((field) => field.render(document.body)));
  return { form, fields };
}

it("renders labelled fields that a browser can fill in", async () => {
  await aForm();

  const fields = deep<HTMLInputElement>("input").map((input) => [
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
  expect(deep("[style]")).toEqual([]);
});

it("pays: creates an order, confirms the card for it, and says which order was approved", async () => {
  const { form } = await aForm();
  typeCard();
  await form.submit({ billingAddress: { postalCode: "94103", countryCode: "US" } });

  const [[{ orderID }]] = onApprove.mock.calls as [[{ orderID: string }]];
  expect((await store.read(orderID)).body).toMatchObject({
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

it("creates one order when it is submitted twice at a time", async () => {
  const { form } = await aForm();
  typeCard();
  await Promise.all([form.submit(), form.submit()]);

  expect(createOrder).toHaveBeenCalledTimes(1);
  expect(onApprove).toHaveBeenCalledTimes(1);
});

it("names what is wrong and creates no order", async () => {
  const { form } = await aForm();
  typeCard({ number: "4111111111111112", expiry: "0120", cvv: "12", name: " " });

  await expect(form.submit()).rejects.toThrow("INVALID_NAME, INVALID_NUMBER, INVALID_EXPIRY, INVALID_CVV");
  expect(createOrder).not.toHaveBeenCalled();
});

it("does not ask for the name where the page has no field for it", async () => {
  const { form } = await aForm({}, ["NumberField", "ExpiryField", "CVVField"] as never);
  type("Card number", "378282246310005");
  type("Expiration date", "0731");
  type("Security code", "1234");

  expect((await form.getState()).isFormValid).toBe(true);
});

it("tells the page of every change, with the state of all fields", async () => {
  const onChange = jest.fn();
  await aForm({ inputEvents: { onChange } });
  type("Card number", "5555555555554444");

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

it("does not take a card of a brand that it does not know", async () => {
  const { form } = await aForm();
  typeCard({ number: "3530111333300000" });

  expect((await form.getState()).errors).toEqual(["INELIGIBLE_CARD_VENDOR"]);
});

it.each([
  ["Card number", "4111111111111111", "4111 1111 1111 1111"],
  ["Card number", "378282246310005", "3782 822463 10005"],
  ["Expiration date", "731", "07 / 31"],
  ["Expiration date", "07/2031", "07 / 31"],
  ["Expiration date", "2031-07", "07 / 31"],
  ["Security code", "12x345", "1234"],
])("shows what is typed as %s, %s, as %s", async (label, typed, shown) => {
  await aForm();
  type(label, typed);

  expect(deep<HTMLInputElement>(`[aria-label="${label}"]`)[0]?.value).toBe(shown);
});

it("marks a wrong field when the buyer leaves it, and no more once it is right", async () => {
  await aForm();
  type("Card number", "4111");
  const [input] = deep<HTMLInputElement>('[aria-label="Card number"]');
  input?.dispatchEvent(new Event("blur"));
  expect(input?.getAttribute("aria-invalid")).toBe("true");

  type("Card number", "4111111111111111");
  expect(input?.hasAttribute("aria-invalid")).toBe(false);
});

it("rejects and reports when the card is refused, and can be submitted again", async () => {
  const { form } = await aForm();
  typeCard({ number: "4000000000000341" });

  await expect(form.submit()).rejects.toThrow("Processing of this card type is not supported");
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: "UNPROCESSABLE_ENTITY" }));

  typeCard();
  await form.submit();
  expect(onApprove).toHaveBeenCalledTimes(1);
});

it("rejects and reports when the store creates no order", async () => {
  createOrder.mockRejectedValueOnce(new Error("The cart has changed."));
  const { form } = await aForm();
  typeCard();

  await expect(form.submit()).rejects.toThrow("The cart has changed.");
  expect(onError).toHaveBeenCalledTimes(1);
});

it("leaves nothing behind when its fields are closed", async () => {
  const { form, fields } = await aForm();
  typeCard();
  await Promise.all(fields.map((field) => field.close()));

  expect(document.body.children).toHaveLength(0);
  expect((await form.getState()).fields.cardNumberField?.isEmpty).toBe(true);
});

it("gives a page what it asked for only, under the name that it asked for", () => {
  expect(loadSdk("client-id=test", "payments")).not.toHaveProperty("CardFields");
  expect(loadSdk("client-id=test", "payments")).toHaveProperty("Buttons");
});
