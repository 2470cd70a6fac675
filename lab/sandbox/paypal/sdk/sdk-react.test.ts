/** @jest-environment jest-fixed-jsdom */
import {
  PayPalButtons,
  PayPalCardFieldsProvider,
  PayPalCVVField,
  PayPalExpiryField,
  PayPalNameField,
  PayPalNumberField,
  PayPalScriptProvider,
  usePayPalCardFields,
} from "@paypal/react-paypal-js";
import { render, screen, waitFor } from "@testing-library/react";
import { createElement as h, type ReactNode, StrictMode } from "react";
import { clickButton, fillCard, queryAllDeep, runScript } from "../../testing/sdk-elements.ts";
import { setUpPage } from "../../testing/sdk-page.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { createOrder, onApprove, onError } = setUpPage();

// jsdom does not load scripts.
const scripts = new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLScriptElement[]) {
    runScript(script);
    script.dispatchEvent(new Event("load"));
  }
});
beforeEach(() => scripts.observe(document.head, { childList: true }));

const options = {
  clientId: "test",
  components: "buttons,card-fields",
  currency: "USD",
  intent: "capture",
  sdkBaseUrl: "http://localhost/sandbox/paypal/sdk/js",
};

const page = (...children: ReactNode[]) =>
  h(StrictMode, null, h(PayPalScriptProvider, { options } as never, ...children));

function PayButton() {
  const { cardFieldsForm } = usePayPalCardFields();
  return h(
    "button",
    { type: "button", onClick: () => cardFieldsForm?.submit().catch(onError) },
    "Pay by card",
  );
}

it("works with PayPal's React card fields in strict mode", async () => {
  const fields = [PayPalNameField, PayPalNumberField, PayPalExpiryField, PayPalCVVField].map((field, key) =>
    h(field, { key, placeholder: `Field ${key}` }),
  );
  render(
    page(h(PayPalCardFieldsProvider, { createOrder, onApprove, onError } as never, ...fields, h(PayButton))),
  );
  await waitFor(() => expect(queryAllDeep("input")).toHaveLength(4));
  expect(queryAllDeep<HTMLInputElement>("input").map(({ placeholder }) => placeholder)).toContain("Field 3");

  fillCard();
  screen.getByText("Pay by card").click();

  await waitFor(() => expect(onApprove).toHaveBeenCalledWith({ orderID: expect.any(String) }));
  expect(onError).not.toHaveBeenCalled();
});

it("works with PayPal's React buttons in strict mode", async () => {
  const { rerender, unmount } = render(
    page(h(PayPalButtons, { createOrder, onApprove, onError, forceReRender: [1] })),
  );
  await waitFor(() => expect(queryAllDeep("button")).toHaveLength(1));
  rerender(page(h(PayPalButtons, { createOrder, onApprove, onError, disabled: true, forceReRender: [2] })));
  await waitFor(() => expect(queryAllDeep("button")[0]?.getAttribute("aria-disabled")).toBe("true"));
  rerender(page(h(PayPalButtons, { createOrder, onApprove, onError, forceReRender: [2] })));
  await waitFor(() => expect(queryAllDeep("button")[0]?.getAttribute("aria-disabled")).toBe("false"));

  clickButton("PayPal");
  await waitFor(() => expect(queryAllDeep<HTMLButtonElement>("#pay")[0]?.disabled).toBe(false));
  clickButton("Pay now");

  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(1));
  unmount();
  expect(queryAllDeep("button")).toHaveLength(0);
});
