import { fakeApi } from "@ligate/platform/testing/fake-api";
import { waitFor } from "@testing-library/dom";
import { aStatus } from "../../testing/sample-payment.ts";
import {
  attempts,
  declined,
  readAttempt,
  rejectOnce,
  STATUS,
  setUpPayment,
  tearDownPayments,
} from "../../testing/set-up-payment.ts";

afterEach(tearDownPayments);

describe("the attempt in the browser", () => {
  const stored = { id: "ORDER-1", owner: "", startedAt: Date.now() };
  const reportOtherTab = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key: "payment_attempt:cart", newValue }));

  it("is kept while the capture runs, then with the token of the order", async () => {
    const response = Promise.withResolvers<string>();
    const { controller } = setUpPayment({ capture: () => response.promise });
    const outcome = controller.capture("card", "ORDER-1");
    expect(readAttempt()).toMatchObject({ id: "ORDER-1" });
    response.resolve("TOKEN-1");
    await outcome;
    expect(readAttempt()).toMatchObject({ id: "ORDER-1", token: "TOKEN-1" });
  });

  it("is removed by a refusal, which brings back the order of another tab", async () => {
    attempts.save({ ...stored, id: "ORDER-0", token: "TOKEN-0" });
    const { controller } = setUpPayment({ capture: rejectOnce(declined) });
    await controller.capture("card", "ORDER-1");
    expect(readAttempt()).toMatchObject({ id: "ORDER-0", token: "TOKEN-0" });
  });

  it("is asked for by the next page", async () => {
    fakeApi({ [STATUS]: aStatus("taken") });
    attempts.save(stored);
    const { calls, getState } = setUpPayment();
    expect(getState().name).toBe("checking");
    await waitFor(() => expect(calls.afterCapture[0]).toHaveBeenCalledWith("TOKEN-1"));
  });

  it("of another tab blocks a payment, until that tab has paid", async () => {
    fakeApi({ [STATUS]: aStatus("processing") });
    const { calls, controller, getState } = setUpPayment();
    reportOtherTab(JSON.stringify(stored));
    expect(getState().name).toBe("checking");
    expect(controller.start()).toBe(false);
    reportOtherTab(JSON.stringify({ ...stored, token: "TOKEN-9" }));
    expect(getState().name).toBe("captured");
    expect(calls.afterCapture[0]).toHaveBeenCalledWith("TOKEN-9");
  });

  it("of another tab that took nothing leaves the page as it was", () => {
    fakeApi({ [STATUS]: aStatus("processing") });
    const { controller, getState } = setUpPayment();
    reportOtherTab(JSON.stringify(stored));
    reportOtherTab(null);
    expect(getState()).toEqual({ name: "idle" });
    expect(controller.start()).toBe(true);
  });

  it("of another customer is ignored", () => {
    const { getState } = setUpPayment();
    reportOtherTab(JSON.stringify({ ...stored, owner: "bob@lab.example", token: "TOKEN-9" }));
    expect(getState()).toEqual({ name: "idle" });
  });
});
