import { ApiError } from "@ligate/platform/api";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { waitFor } from "@testing-library/dom";
import { aStatus } from "../../testing/sample-payment.ts";
import {
  declined,
  readAttempt,
  rejectOnce,
  STATUS,
  setUpPayment,
  tearDownPayments,
} from "../../testing/set-up-payment.ts";
import { getMessage } from "./payment-machine.ts";

const lost = new ApiError(0, undefined);

afterEach(tearDownPayments);

it("creates the order, captures it and passes the token to the steps after the capture", async () => {
  const { calls, controller, getState } = setUpPayment();
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
  const { controller, getState } = setUpPayment({ afterCapture: [step, lastStep] });
  expect(await controller.capture("card", "ORDER-1")).toBe("captured");
  expect(lastStep).toHaveBeenCalledWith("TOKEN-1");
  expect(getState().name).toBe("captured");
  expect(log).toHaveBeenCalled();
});

it("stays captured after any further call, and sends nothing", async () => {
  const { calls, controller, getState } = setUpPayment();
  await controller.capture("card", "ORDER-1");
  controller.fail();
  controller.cancel();
  controller.dismissMessage();
  expect(controller.start()).toBe(false);
  expect(await controller.capture("paypal", "ORDER-2")).toBe("captured");
  expect(getState().name).toBe("captured");
  expect(calls.capture).toHaveBeenCalledTimes(1);
});

it("sends one creation and one capture for simultaneous calls", async () => {
  const { calls, controller } = setUpPayment();
  await Promise.all([controller.create("card"), controller.create("card")]);
  await Promise.all([controller.capture("card", "ORDER-1"), controller.capture("card", "ORDER-1")]);
  expect(calls.create).toHaveBeenCalledTimes(1);
  expect(calls.capture).toHaveBeenCalledTimes(1);
});

it("can be captured after a decline", async () => {
  const { controller, getState } = setUpPayment({ capture: rejectOnce(declined) });
  expect(await controller.capture("paypal", "ORDER-1")).toBe("declined");
  expect(getState()).toEqual({
    name: "declined",
    message: "Your payment was declined. Please try again, or pay in another way.",
  });
  expect(await controller.capture("paypal", "ORDER-1")).toBe("captured");
});

describe("when the response to the capture is missing", () => {
  const unconfirmed = new ApiError(502, { detail: "Not confirmed.", outcome: "processing", until: null });

  it.each([
    ["is lost", lost],
    ["is a 502", unconfirmed],
    ["cannot be read", new TypeError("purchase_units is not iterable")],
  ])("asks for the outcome, and finds the order: the response %s", async (_, error) => {
    fakeApi({ [STATUS]: aStatus("taken") });
    const { calls, controller, getState } = setUpPayment({ capture: rejectOnce(error) });
    expect(await controller.capture("card", "ORDER-1")).toBe("captured");
    expect(getState()).toEqual({ name: "captured", method: "card" });
    expect(calls.capture).toHaveBeenCalledTimes(1);
    expect(calls.afterCapture[0]).toHaveBeenCalledWith("TOKEN-1");
  });

  it("says that the outcome is not known while it is not, and asks at once when the buyer wants it", async () => {
    let status = aStatus("processing", { until: "2026-11-22T15:42:00Z" });
    fakeApi({ [STATUS]: () => status });
    const { controller, getState } = setUpPayment({ capture: rejectOnce(lost) });
    const outcome = controller.capture("card", "ORDER-1");
    await waitFor(() => expect(getMessage(getState())).toMatch(/do not know yet .* at the latest/));
    expect(controller.start()).toBe(false);
    status = aStatus("under_review");
    controller.checkAgain();
    expect(await outcome).toBe("captured");
  });

  it.each([
    [
      aStatus("not_taken", {
        refusal: {
          detail: "Refused.",
          details: [{ issue: "PAYER_CANNOT_PAY", description: "The payer cannot pay." }],
          debug_id: "",
        },
      }),
      "Sorry, your transaction could not be processed. The payer cannot pay.",
    ],
    [
      aStatus("not_taken"),
      "Your payment did not go through, and nothing was taken. Please try again, or pay in another way.",
    ],
  ])("fails when nothing was taken, and forgets the attempt", async (status, message) => {
    fakeApi({ [STATUS]: status });
    const { controller, getState } = setUpPayment({ capture: rejectOnce(lost) });
    expect(await controller.capture("card", "ORDER-1")).toBe("failed");
    expect(getState()).toMatchObject({ name: "failed", message });
    expect(readAttempt()).toBeUndefined();
  });

  it("accepts no second payment when another amount was captured", async () => {
    fakeApi({ [STATUS]: aStatus("held") });
    const { controller, getState } = setUpPayment({ capture: rejectOnce(lost) });
    expect(await controller.capture("card", "ORDER-1")).toBe("failed");
    expect(getMessage(getState())).toMatch(/Please do not pay again/);
    expect(controller.start()).toBe(false);
    expect(readAttempt()).toMatchObject({ id: "ORDER-1" });
  });

  it("goes to the login when the session has ended, and keeps the attempt", async () => {
    fakeApi({ [STATUS]: problem(401, "Please log in.") });
    const { calls, controller, getState } = setUpPayment({ capture: rejectOnce(lost) });
    await controller.capture("card", "ORDER-1");
    expect(calls.onSignedOut).toHaveBeenCalled();
    expect(getState()).toEqual({ name: "interrupted" });
    expect(readAttempt()).toMatchObject({ id: "ORDER-1" });
  });
});

it("fails with the message of the API when the API rejects the capture", async () => {
  const { controller, getState } = setUpPayment({
    capture: rejectOnce(new ApiError(429, { detail: "Too many declined payments." })),
  });
  expect(await controller.capture("card", "ORDER-1")).toBe("failed");
  expect(getState()).toMatchObject({ name: "failed", message: "Too many declined payments." });
});

it("fails with the message of the API when no order is created, and keeps the message when the script fails too", async () => {
  const error = new ApiError(502, { detail: "The payment service does not respond." });
  const { controller, getState } = setUpPayment({ create: () => Promise.reject(error) });
  await expect(controller.create("card")).rejects.toBe(error);
  controller.fail();
  expect(getState()).toMatchObject({ name: "failed", message: "The payment service does not respond." });
});

it("passes a changed cart and an ended session to the page", async () => {
  const conflict = { detail: "Changed.", cart: { data: [], total_price: 0, count: 0 } };
  const capture = rejectOnce(new ApiError(409, conflict)).mockRejectedValueOnce(new ApiError(401, undefined));
  const { calls, controller, getState } = setUpPayment({ capture });

  await controller.capture("card", "ORDER-1");
  expect(calls.onConflict).toHaveBeenCalledWith(conflict);
  expect(getState()).toEqual({ name: "interrupted" });

  await controller.capture("card", "ORDER-1");
  expect(calls.onSignedOut).toHaveBeenCalled();
  expect(getState()).toEqual({ name: "interrupted" });
});

it("places an order without a provider, under a random id", async () => {
  const placeOrder = jest.fn(async (_attempt: string) => "TOKEN-2");
  const { calls, controller, getState } = setUpPayment({ placeOrder });
  expect(await controller.placeOrder()).toBe("captured");
  expect(getState()).toEqual({ name: "captured", method: "purchase order" });
  expect(calls.afterCapture[0]).toHaveBeenCalledWith("TOKEN-2");
  expect(readAttempt()?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(placeOrder).toHaveBeenCalledWith(readAttempt()?.id);
});

it("submits no card while a payment is in progress", async () => {
  const { controller } = setUpPayment();
  const submit = jest.fn();
  controller.submitCard(submit);
  controller.submitCard(submit);
  expect(submit).toHaveBeenCalledTimes(1);
});
