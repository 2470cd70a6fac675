/** @jest-environment jest-fixed-jsdom */
import { waitFor } from "@testing-library/dom";
import { cardOrder } from "../../testing/rich-order.ts";
import { clickButton, fillCard, queryAllDeep } from "../../testing/sdk-elements.ts";
import { loadSdk, setUpPage } from "../../testing/sdk-page.ts";
import { findCardNumber } from "../cards/cards.ts";

const { getMerchant, getOrigin, onApprove, onCancel, onError } = setUpPage();
let orders = 0;

async function createOrder() {
  const invoice = `LG-SDK-${orders++}`;
  const { body } = await getMerchant().create(cardOrder(invoice), { "paypal-request-id": invoice });
  return body.id as string;
}

async function aForm(props = {}, attributes = {}) {
  const { CardFields } = loadSdk(undefined, attributes);
  const form = CardFields({ createOrder, onApprove, onCancel, onError, ...props });
  const fields = [form.NameField(), form.NumberField(), form.ExpiryField(), form.CVVField()];
  await Promise.all(fields.map((field) => field.render(document.body)));
  return form;
}

it("renders each field in an iframe with a title and a name", async () => {
  await aForm();

  const frames = [...document.querySelectorAll("iframe")].map(({ name, title, src }) => [name, title, src]);
  expect(frames).toEqual([
    ["paypal_card_name_field", "Name on card", ""],
    ["paypal_card_number_field", "Card number", ""],
    ["paypal_card_expiry_field", "Expiration date", ""],
    ["paypal_card_cvv_field", "Security code", ""],
  ]);
});

const injectedStyles = () => queryAllDeep<HTMLStyleElement>("style");

it("injects its styles with the page's nonce", async () => {
  await aForm({}, { cspNonce: "n0nce" });

  expect(injectedStyles().length).toBeGreaterThan(4);
  expect(injectedStyles().filter((style) => style.getAttribute("nonce") !== "n0nce")).toEqual([]);
});

it("injects its styles without a nonce if the page passes none, so that its policy blocks them", async () => {
  await aForm();

  expect(injectedStyles().filter((style) => style.hasAttribute("nonce"))).toEqual([]);
});

it("applies the option style, without properties that PayPal does not support", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  await aForm({ style: { input: { color: "rgb(1, 2, 3)", borderRadius: "6px", position: "fixed" } } });

  const [, number] = document.querySelectorAll("iframe");
  const css = number?.contentDocument?.querySelector("style")?.textContent;
  expect(css).toContain("input { color: rgb(1, 2, 3); border-radius: 6px; }");
  expect(warn).toHaveBeenCalledWith("PayPal's card fields do not support the CSS property position");
});

it.each([
  ["client-id=test&components=card-fields", true],
  ["client-id=test-no-cards&components=card-fields", false],
  ["client-id=test&components=card-fields&disable-funding=card,paylater", false],
])("is eligible for cards with the query %s: %p", (query, isEligible) => {
  expect(loadSdk(query).CardFields({ createOrder, onApprove }).isEligible()).toBe(isEligible);
});

it("uses the query that the sandbox has received, which a test may change on the way", async () => {
  const address = `${getOrigin()}/paypal/sdk/js?client-id=test&disable-funding=card`;
  const script = document.createElement("script");
  Object.defineProperty(document, "currentScript", { configurable: true, value: script });
  new Function((await (await fetch(address)).text()).split("\n")[0] ?? "")();

  expect(script.dataset.disableFunding).toBe("card");
});

it.each([
  ["Confirm the payment", "POSSIBLE"],
  ["Fail the check", "NO"],
])("asks the buyer to confirm the payment: %s", async (answer, liabilityShift) => {
  const form = await aForm();
  fillCard({ number: findCardNumber("3ds-challenge") });
  const submitted = form.submit();
  await waitFor(() => clickButton(answer));
  await submitted;

  expect(onApprove).toHaveBeenCalledWith({ orderID: expect.any(String), liabilityShift });
  expect(queryAllDeep("dialog")).toEqual([]);
});

it("calls onCancel when the buyer cancels the confirmation, and can be submitted again", async () => {
  const form = await aForm();
  fillCard({ number: findCardNumber("3ds-challenge") });
  const submitted = form.submit();
  await waitFor(() => clickButton("Cancel"));
  await submitted;
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onApprove).not.toHaveBeenCalled();

  fillCard();
  await form.submit();
  expect(onApprove).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});
