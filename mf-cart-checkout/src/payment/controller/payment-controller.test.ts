import { ApiError } from "@ligate/platform/api";
import { createPaymentController, type PaymentTask } from "./payment-controller.ts";

function setUp(task: Partial<PaymentTask> = {}) {
  const calls = {
    create: jest.fn(async () => "ORDER-1"),
    capture: jest.fn(async (_orderId: string) => "TOKEN-1"),
    afterCapture: [jest.fn()],
    onConflict: jest.fn(),
    onSignedOut: jest.fn(),
    ...task,
  };
  const controller = createPaymentController(() => calls);
  return { calls, controller, getState: () => controller.store.getState() };
}

const declined = new ApiError(422, {
  detail: "Refused.",
  details: [{ issue: "INSTRUMENT_DECLINED", description: "No." }],
  debug_id: "f5d2",
});
const lost = new ApiError(0, undefined);

const rejectOnce = (error: unknown) =>
  jest.fn(async (_orderId: string) => "TOKEN-1").mockRejectedValueOnce(error);

it("creates the order, captures it and passes the token to the steps after the capture", async () => {
  const { calls, controller, getState } = setUp();
  expect(await controller.create("paypal")).toBe("ORDER-1");
  expect(getState().name).toBe("approving");
  expect(await controller.capture("paypal", "ORDER-1")).toBe("captured");
  expect(getState()).toEqual({ name: "captured", method: "paypal" });
  expect(calls.capture).toHaveBeenCalledWith("ORDER-1");
  expect(calls.afterCapture[0]).toHaveBeenCalledWith("TOKEN-1");
});

it.each([
  [
    "throws",
    () => {
      throw new Error("Storage is blocked.");
    },
  ],
  ["rejects", () => Promise.reject(new Error("The page does not load."))],
])("stays captured and runs every step after the capture when one %s", async (_, step) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const lastStep = jest.fn();
  const { controller, getState } = setUp({ afterCapture: [step, lastStep] });
  expect(await controller.capture("card", "ORDER-1")).toBe("captured");
  expect(lastStep).toHaveBeenCalledWith("TOKEN-1");
  expect(getState().name).toBe("captured");
  expect(log).toHaveBeenCalled();
});

it("stays captured after any further call, and sends nothing", async () => {
  const { calls, controller, getState } = setUp();
  await controller.capture("card", "ORDER-1");
  controller.fail();
  controller.cancel();
  controller.dismissMessage();
  expect(controller.start()).toBe(false);
  expect(await controller.capture("paypal", "ORDER-2")).toBe("captured");
  expect(await controller.checkAgain()).toBe("captured");
  expect(getState().name).toBe("captured");
  expect(calls.capture).toHaveBeenCalledTimes(1);
});

it("sends one creation and one capture for simultaneous calls", async () => {
  const { calls, controller } = setUp();
  await Promise.all([controller.create("card"), controller.create("card")]);
  await Promise.all([controller.capture("card", "ORDER-1"), controller.capture("card", "ORDER-1")]);
  expect(calls.create).toHaveBeenCalledTimes(1);
  expect(calls.capture).toHaveBeenCalledTimes(1);
});

it("can be captured after a decline", async () => {
  const { controller, getState } = setUp({ capture: rejectOnce(declined) });
  expect(await controller.capture("paypal", "ORDER-1")).toBe("declined");
  expect(getState()).toEqual({
    name: "declined",
    message: "Your payment was declined. Please try again, or pay in another way.",
  });
  expect(await controller.capture("paypal", "ORDER-1")).toBe("captured");
});

it.each([
  ["is lost", lost, "The store could not be reached. Please try again."],
  ["is a 502", new ApiError(502, { detail: "Not confirmed." }), "Not confirmed."],
  [
    "cannot be read",
    new TypeError("purchase_units is not iterable"),
    "We could not confirm your payment. Please do not pay again: check again instead.",
  ],
])("is unconfirmed, not failed, when the response to the capture %s", async (_, error, message) => {
  const capture = rejectOnce(error);
  const { controller, getState } = setUp({ capture });
  expect(await controller.capture("card", "ORDER-1")).toBe("failed");
  expect(getState()).toEqual({ name: "unconfirmed", message });

  expect(await controller.checkAgain()).toBe("captured");
  expect(capture.mock.calls).toEqual([["ORDER-1"], ["ORDER-1"]]);
});

it("fails with the message of the API when the API rejects the capture", async () => {
  const { controller, getState } = setUp({
    capture: rejectOnce(new ApiError(429, { detail: "Too many declined payments." })),
  });
  expect(await controller.capture("card", "ORDER-1")).toBe("failed");
  expect(getState()).toEqual({ name: "failed", message: "Too many declined payments." });
});

it("fails with the message of the API when no order is created, and keeps the message when the script fails too", async () => {
  const error = new ApiError(502, { detail: "The payment service does not respond." });
  const { controller, getState } = setUp({ create: () => Promise.reject(error) });
  await expect(controller.create("card")).rejects.toBe(error);
  controller.fail();
  expect(getState()).toEqual({ name: "failed", message: "The payment service does not respond." });
});

it("passes a changed cart and an ended session to the page", async () => {
  const conflict = { detail: "Changed.", cart: { data: [], total_price: 0, count: 0 } };
  const capture = rejectOnce(new ApiError(409, conflict)).mockRejectedValueOnce(new ApiError(401, undefined));
  const { calls, controller, getState } = setUp({ capture });

  await controller.capture("card", "ORDER-1");
  expect(calls.onConflict).toHaveBeenCalledWith(conflict);
  expect(getState()).toEqual({ name: "interrupted" });

  await controller.capture("card", "ORDER-1");
  expect(calls.onSignedOut).toHaveBeenCalled();
  expect(getState()).toEqual({ name: "interrupted" });
});

it("places an order without a provider", async () => {
  const { calls, controller, getState } = setUp({ placeOrder: async () => "TOKEN-2" });
  expect(await controller.placeOrder()).toBe("captured");
  expect(getState()).toEqual({ name: "captured", method: "purchase order" });
  expect(calls.afterCapture[0]).toHaveBeenCalledWith("TOKEN-2");
});

it("submits no card while a payment is in progress", async () => {
  const { controller } = setUp();
  const submit = jest.fn();
  controller.submitCard(submit);
  controller.submitCard(submit);
  expect(submit).toHaveBeenCalledTimes(1);
});
