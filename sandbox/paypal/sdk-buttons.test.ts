/** @jest-environment jest-fixed-jsdom */
import { waitFor } from "@testing-library/dom";
import { type Sandbox, startSandbox } from "../testing-process.ts";
import { actAsBrowser, deep, loadSdk, press } from "./sdk-testing.ts";
import { aStore, overHttp, type Store } from "./testing.ts";

let sandbox: Sandbox;
let store: Store;
const createOrder = jest.fn(async () => (await store.create()).body.id as string);
const onApprove = jest.fn();
const onCancel = jest.fn();
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

async function aButton(props = {}) {
  const buttons = loadSdk().Buttons({ createOrder, onApprove, onCancel, onError, ...props });
  await buttons.render(document.body);
  return buttons;
}

const dialogs = () => deep<HTMLDialogElement>("dialog");
const windowIsReady = () => waitFor(() => expect(deep<HTMLButtonElement>("#pay")[0]?.disabled).toBe(false));

async function openWindow() {
  press("PayPal");
  await windowIsReady();
}

it("shows the amount and, once the buyer pays, says which order was approved by whom", async () => {
  await aButton();
  await openWindow();
  expect(deep("#amount")[0]?.textContent).toBe("$120.50 USD");
  press("Pay now");

  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(1));
  const [[{ orderID, payerID }]] = onApprove.mock.calls;
  expect(payerID).toBe("SANDBOXBUYER1");
  expect((await store.capture(orderID)).body).toMatchObject({
    status: "COMPLETED",
    payment_source: { paypal: {} },
  });
  expect(dialogs()).toEqual([]);
});

it("opens one window and creates one order however often it is pressed", async () => {
  await aButton();
  press("PayPal");
  press("PayPal");
  await windowIsReady();

  expect(dialogs()).toHaveLength(1);
  expect(createOrder).toHaveBeenCalledTimes(1);
});

it("says so when the buyer cancels, and can be pressed again", async () => {
  await aButton();
  await openWindow();
  press("Cancel");

  await waitFor(() =>
    expect(onCancel).toHaveBeenCalledWith({ orderID: expect.any(String) }, expect.anything()),
  );
  await openWindow();
  expect(onApprove).not.toHaveBeenCalled();
});

it("opens again for the same order when the store restarts a declined payment", async () => {
  onApprove.mockImplementationOnce((_data, actions) => actions.restart());
  await aButton();
  await openWindow();
  const [outcome] = deep<HTMLSelectElement>("#outcome");
  if (outcome) outcome.value = "decline";
  press("Pay now");
  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(1));
  const [[{ orderID }]] = onApprove.mock.calls;
  expect((await store.capture(orderID)).body.details[0].issue).toBe("INSTRUMENT_DECLINED");

  await windowIsReady();
  press("Pay now");

  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(2));
  expect(onApprove.mock.calls[1]?.[0].orderID).toBe(orderID);
  expect(createOrder).toHaveBeenCalledTimes(1);
});

it.each([
  ["creates no order", { createOrder: () => Promise.reject(new Error("No")) }],
  ["answers no order id", { createOrder: async () => undefined }],
  ["answers an order id that PayPal does not know", { createOrder: async () => "NOPE" }],
])("reports an error and closes its window when the store %s", async (_what, props) => {
  await aButton(props);
  press("PayPal");

  await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(Error)));
  expect(dialogs()).toEqual([]);
});

it("tells the page of a click but opens nothing while it is disabled", async () => {
  const onClick = jest.fn();
  const onInit = jest.fn((_data, actions) => actions.disable());
  await aButton({ onClick, onInit });
  press("PayPal");

  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(createOrder).not.toHaveBeenCalled();
  expect(deep("button")[0]?.getAttribute("aria-disabled")).toBe("true");
});

it("opens nothing when the page rejects the click", async () => {
  const onClick = jest.fn((_data, actions) => actions.reject());
  await aButton({ onClick });
  press("PayPal");

  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(dialogs()).toEqual([]);
});

it("takes its window along when it is closed, and calls nobody any more", async () => {
  const buttons = await aButton();
  await openWindow();
  await buttons.close();

  expect(document.body.children).toHaveLength(0);
  expect(onCancel).not.toHaveBeenCalled();
  await expect(buttons.render(document.body)).rejects.toThrow();
});

it("is eligible as a PayPal button and as no other", () => {
  const { Buttons } = loadSdk();
  const props = { createOrder, onApprove };

  expect(Buttons(props).isEligible()).toBe(true);
  expect(Buttons({ ...props, fundingSource: "venmo" }).isEligible()).toBe(false);
});
