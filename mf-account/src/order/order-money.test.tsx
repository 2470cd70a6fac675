import type { OrderView } from "@ligate/contract/orders/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anInvoice, anOrder } from "../testing/samples.ts";

function visitOrder(order: Partial<OrderView>) {
  fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder(order) });
  visit("/profile/order/4334724101", routes);
}
const opened = anOrder().history.slice(0, 1);
const amountBeside = (label: string | RegExp) => screen.getByText(label, { selector: "dt" }).nextSibling;

describe("a payment that PayPal reviews", () => {
  it("is shown beside the status, with the next step and without a delivery date", async () => {
    visitOrder({ status: "open", payment_status: "pending", history: opened });

    expect(await screen.findByText("Payment under review")).toBeVisible();
    expect(screen.getByText("Open", { selector: "h1 + *" })).toBeVisible();
    expect(screen.getByText(/PayPal is reviewing your payment/)).toHaveTextContent("do not pay again");
    expect(screen.getByText(/^Placed May 1, 2025/)).toHaveTextContent(
      "We will set the delivery date once your payment is confirmed.",
    );
    expect(screen.queryByText("Estimated delivery")).not.toBeInTheDocument();
    expect(amountBeside("Payment")).toHaveTextContent("VISA ending in 1111, under review at PayPal");
  });

  it("that is refused is reported on the cancelled order", async () => {
    visitOrder({ status: "cancelled", payment_status: "denied", history: opened });

    expect(await screen.findByText(/PayPal has refused the payment after its review/)).toHaveTextContent(
      "nothing was taken. This order is cancelled. You can order the items again",
    );
    expect(screen.queryByText("Payment under review")).not.toBeInTheDocument();
    expect(amountBeside("Payment")).toHaveTextContent(
      "VISA ending in 1111, refused by PayPal: nothing was taken",
    );
  });

  it("of an invoice replaces the link to its payment", async () => {
    const invoice = anInvoice({ is_under_review: true });
    visitOrder({ status: "invoiced", invoice, po_number: "PO-7" });

    const box = within(await screen.findByRole("region", { name: "Invoice IV-4334724101" }));
    expect(box.getByText("Status").nextSibling).toHaveTextContent("Payment under review");
    expect(box.getByText(/PayPal is reviewing your payment of this invoice/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Pay invoice" })).not.toBeInTheDocument();
  });
});

it("shows refunds and credit notes with their dates and reasons, and the new total", async () => {
  visitOrder({
    refunds: [
      { kind: "refund", amount: 100.5, at: "2025-05-03T08:00:00.000Z", reason: "One tube was broken." },
      { kind: "credit_note", amount: 40, at: "2025-05-04T08:00:00.000Z", reason: "Late delivery." },
    ],
  });

  await screen.findByRole("heading", { level: 1 });
  expect(amountBeside("Total")).toHaveTextContent("$341.00");
  expect(amountBeside(/^Refund, May 3, 2025/)).toHaveTextContent("-$100.50");
  expect(screen.getByText(/^Refund, May 3, 2025/)).toHaveTextContent("One tube was broken.");
  expect(amountBeside(/^Credit note, May 4, 2025/)).toHaveTextContent("-$40.00");
  expect(screen.getByText(/^Credit note, May 4, 2025/)).toHaveTextContent("Late delivery.");
  expect(amountBeside("New total")).toHaveTextContent("$200.50");
});

it("has no new total without refunds", async () => {
  visitOrder({});

  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("New total")).not.toBeInTheDocument();
});

describe("the delivery of a line", () => {
  const twoParts = { quantity: 3, ready_quantity: 2, ready_days: 3, made_to_order_days: 35 };
  const items = anOrder().items.map((item) => ({ ...item, ...twoParts }));

  it("is shown while the order is produced, with the day from which its days count", async () => {
    visitOrder({ status: "in_progress", items });

    expect(await screen.findByText("2 ready in 3 business days, 1 made to order in 35")).toBeVisible();
    expect(screen.getByText("Delivery times are counted from May 1, 2025.")).toBeVisible();
  });

  it.each(["ready_for_delivery", "paid", "cancelled"])(
    "is not shown when the order is %s",
    async (status) => {
      visitOrder({ status, items });

      await screen.findByRole("heading", { level: 1 });
      expect(screen.queryByText(/made to order/)).not.toBeInTheDocument();
      expect(screen.queryByText(/^Delivery times/)).not.toBeInTheDocument();
    },
  );
});

it("shows two lines of the same product", async () => {
  const [item] = anOrder().items;
  visitOrder({ items: item ? [item, { ...item, total_price: 200 }] : [] });

  expect(await screen.findAllByRole("link", { name: /^TP53 knock-out.* CRISPR KO/ })).toHaveLength(2);
});
