import { render, screen } from "@testing-library/react";
import { createPaymentController } from "./controller/payment-controller.ts";
import type { PaymentTask } from "./controller/payment-task.ts";
import { PaymentErrorBoundary } from "./lazy-payment-form.tsx";

const task: PaymentTask = {
  create: async () => "ORDER-1",
  capture: async () => "TOKEN-1",
  afterCapture: [],
  onConflict: () => {},
  onSignedOut: () => {},
};

function BrokenForm(): never {
  throw new Error("The form cannot be rendered.");
}

function renderBrokenForm(payment = createPaymentController("cart", () => task)) {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <PaymentErrorBoundary payment={payment}>
      <BrokenForm />
    </PaymentErrorBoundary>,
  );
}

it("shows before a capture that nothing was charged", () => {
  renderBrokenForm();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The payment form could not be loaded. Nothing was charged.",
  );
});

it("does not show after a capture that nothing was charged", async () => {
  const payment = createPaymentController("cart", () => task);
  await payment.capture("card", "ORDER-1");
  renderBrokenForm(payment);
  expect(screen.getByRole("alert")).toHaveTextContent(/^The payment form could not be loaded\.$/);
});
