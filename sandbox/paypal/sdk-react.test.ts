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
import { type Sandbox, startSandbox } from "../testing-process.ts";
import { actAsBrowser, deep, press, runScript, typeCard } from "./sdk-testing.ts";
import { aStore, overHttp, type Store } from "./testing.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let sandbox: Sandbox;
let store: Store;
const createOrder = jest.fn(async () => (await store.create()).body.id as string);
const onApprove = jest.fn(async () => {});
const onError = jest.fn();

// jsdom loads no scripts.
const scripts = new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLScriptElement[]) {
    runScript(script);
    script.dispatchEvent(new Event("load"));
  }
});

beforeAll(async () => {
  sandbox = await startSandbox();
  actAsBrowser(sandbox.origin);
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  jest.clearAllMocks();
  scripts.observe(document.head, { childList: true });
  store = await aStore(overHttp(sandbox.origin));
});

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

it("is driven by PayPal's React card fields, unmodified and in strict mode", async () => {
  const fields = [PayPalNameField, PayPalNumberField, PayPalExpiryField, PayPalCVVField].map((field, key) =>
    h(field, { key, placeholder: `Field ${key}` }),
  );
  render(
    page(h(PayPalCardFieldsProvider, { createOrder, onApprove, onError } as never, ...fields, h(PayButton))),
  );
  await waitFor(() => expect(deep("input")).toHaveLength(4));
  expect(deep<HTMLInputElement>("input").map(({ placeholder }) => placeholder)).toContain("Field 3");

  typeCard();
  screen.getByText("Pay by card").click();

  await waitFor(() => expect(onApprove).toHaveBeenCalledWith({ orderID: expect.any(String) }));
  expect(onError).not.toHaveBeenCalled();
});

it("is driven by PayPal's React buttons, unmodified and in strict mode", async () => {
  const { rerender, unmount } = render(
    page(h(PayPalButtons, { createOrder, onApprove, onError, forceReRender: [1] })),
  );
  await waitFor(() => expect(deep("button")).toHaveLength(1));
  rerender(page(h(PayPalButtons, { createOrder, onApprove, onError, disabled: true, forceReRender: [2] })));
  await waitFor(() => expect(deep("button")[0]?.getAttribute("aria-disabled")).toBe("true"));
  rerender(page(h(PayPalButtons, { createOrder, onApprove, onError, forceReRender: [2] })));
  await waitFor(() => expect(deep("button")[0]?.getAttribute("aria-disabled")).toBe("false"));

  press("PayPal");
  await waitFor(() => expect(deep<HTMLButtonElement>("#pay")[0]?.disabled).toBe(false));
  press("Pay now");

  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(1));
  unmount();
  expect(deep("button")).toHaveLength(0);
});
