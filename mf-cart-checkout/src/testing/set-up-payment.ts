import { ApiError } from "@ligate/platform/api";
import { createPaymentController } from "../payment/controller/payment-controller.ts";
import type { PaymentTask } from "../payment/controller/payment-task.ts";
import { getAttempts } from "../shared/attempts.ts";

export const STATUS = "GET /api/orders/payment-status/ORDER-1";
export const attempts = getAttempts("cart");
export const readAttempt = () => attempts.read("");

const disconnects: (() => void)[] = [];

/** A connected payment of the cart, with tasks that succeed. @param task overrides them */
export function setUpPayment(task: Partial<PaymentTask> = {}) {
  const calls = {
    create: jest.fn(async () => "ORDER-1"),
    capture: jest.fn(async (_orderId: string) => "TOKEN-1"),
    afterCapture: [jest.fn()],
    onConflict: jest.fn(),
    onSignedOut: jest.fn(),
    ...task,
  };
  const controller = createPaymentController("cart", () => calls);
  disconnects.push(controller.connect());
  return { calls, controller, getState: () => controller.store.getState() };
}

/** Ends the payments of a test, and removes their attempts. Call it after each test. */
export function tearDownPayments(): void {
  for (const disconnect of disconnects.splice(0)) disconnect();
  localStorage.clear();
}

export const declined = new ApiError(422, {
  detail: "Refused.",
  details: [{ issue: "INSTRUMENT_DECLINED", description: "No." }],
  debug_id: "f5d2",
});

/** A capture that fails once. */
export const rejectOnce = (error: unknown) =>
  jest.fn(async (_orderId: string) => "TOKEN-1").mockRejectedValueOnce(error);
