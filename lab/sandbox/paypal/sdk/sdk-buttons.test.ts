/** @jest-environment jest-fixed-jsdom */
import { waitFor } from "@testing-library/dom";
import { clickButton, queryAllDeep } from "../../testing/sdk-elements.ts";
import { loadSdk, setUpPage } from "../../testing/sdk-page.ts";

const { getMerchant, createOrder, onApprove, onCancel, onError } = setUpPage();

async function aButton(props = {}) {
  const buttons = loadSdk().Buttons({ createOrder, onApprove, onCancel, onError, ...props });
  await buttons.render(document.body);
  return buttons;
}

const getDialogs = () => queryAllDeep<HTMLDialogElement>("dialog");
const waitForDialog = () =>
  waitFor(() => expect(queryAllDeep<HTMLButtonElement>("#pay")[0]?.disabled).toBe(false));

async function openDialog() {
  clickButton("PayPal");
  await waitForDialog();
}

it("shows the amount, and passes order and payer to onApprove when the buyer pays", async () => {
  await aButton();
  await openDialog();
  expect(queryAllDeep("#amount")[0]?.textContent).toBe("$120.50 USD");
  clickButton("Pay now");

  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(1));
  const [[{ orderID, payerID }]] = onApprove.mock.calls;
  expect(payerID).toBe("SANDBXBUYER22");
  expect((await getMerchant().capture(orderID)).body).toMatchObject({
    status: "COMPLETED",
    payment_source: { paypal: {} },
  });
  expect(getDialogs()).toEqual([]);
});

it("opens one dialog and creates one order for several clicks", async () => {
  await aButton();
  clickButton("PayPal");
  clickButton("PayPal");
  await waitForDialog();

  expect(getDialogs()).toHaveLength(1);
  expect(createOrder).toHaveBeenCalledTimes(1);
});

it("calls onCancel when the buyer cancels, and can be clicked again", async () => {
  await aButton();
  await openDialog();
  clickButton("Cancel");

  await waitFor(() =>
    expect(onCancel).toHaveBeenCalledWith({ orderID: expect.any(String) }, expect.anything()),
  );
  await openDialog();
  expect(onApprove).not.toHaveBeenCalled();
});

it("opens the dialog again for the same order when the page restarts a declined payment", async () => {
  onApprove.mockImplementationOnce((_data, actions) => actions.restart());
  await aButton();
  await openDialog();
  const [outcome] = queryAllDeep<HTMLSelectElement>("#outcome");
  if (outcome) outcome.value = "decline";
  clickButton("Pay now");
  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(1));
  const [[{ orderID }]] = onApprove.mock.calls;
  expect((await getMerchant().capture(orderID)).body.details[0].issue).toBe("INSTRUMENT_DECLINED");

  await waitForDialog();
  clickButton("Pay now");

  await waitFor(() => expect(onApprove).toHaveBeenCalledTimes(2));
  expect(onApprove.mock.calls[1]?.[0].orderID).toBe(orderID);
  expect(createOrder).toHaveBeenCalledTimes(1);
});

it.each([
  ["creates no order", { createOrder: () => Promise.reject(new Error("No")) }],
  ["returns no order id", { createOrder: async () => undefined }],
  ["returns an unknown order id", { createOrder: async () => "NOPE" }],
])("reports an error and closes the dialog when the page %s", async (_what, props) => {
  await aButton(props);
  clickButton("PayPal");

  await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(Error)));
  expect(getDialogs()).toEqual([]);
});

it("calls onClick but opens no dialog while it is disabled", async () => {
  const onClick = jest.fn();
  const onInit = jest.fn((_data, actions) => actions.disable());
  await aButton({ onClick, onInit });
  clickButton("PayPal");

  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(createOrder).not.toHaveBeenCalled();
  expect(queryAllDeep("button")[0]?.getAttribute("aria-disabled")).toBe("true");
});

it("opens no dialog when the page rejects the click", async () => {
  const onClick = jest.fn((_data, actions) => actions.reject());
  await aButton({ onClick });
  clickButton("PayPal");

  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(getDialogs()).toEqual([]);
});

it("removes its dialog when it is closed, and calls no callback afterwards", async () => {
  const buttons = await aButton();
  await openDialog();
  await buttons.close();

  expect(document.body.children).toHaveLength(0);
  expect(onCancel).not.toHaveBeenCalled();
  await expect(buttons.render(document.body)).rejects.toThrow();
});

it("is eligible for the funding source paypal only", () => {
  const { Buttons } = loadSdk();
  const props = { createOrder, onApprove };

  expect(Buttons(props).isEligible()).toBe(true);
  expect(Buttons({ ...props, fundingSource: "venmo" }).isEligible()).toBe(false);
});
