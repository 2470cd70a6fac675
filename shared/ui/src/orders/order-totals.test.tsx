import { formatCents, toDollars } from "@ligate/contract/common/money";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import { render, screen } from "@testing-library/react";
import { SAMPLE_ORDER } from "../gallery/sample-orders.tsx";
import { OrderTotals, toOrderAmounts } from "./order-totals.tsx";

const amountBeside = (label: string | RegExp) =>
  screen.getByText(label, { selector: "dt" }).nextSibling?.textContent;

it.each([1, 499_99, 500_00, 1_234_567, 999_999_99, 21_474_836_48, 998_999_999_001_00])(
  "shows a subtotal of %d cents to the cent, with the shipping that is added to it",
  (subtotalCents) => {
    const amounts = orderAmounts([{ unitPriceCents: subtotalCents, quantity: 1 }]);
    const order = {
      ...SAMPLE_ORDER,
      subtotal: toDollars(amounts.subtotalCents),
      shipping_amount: toDollars(amounts.shippingCents),
      total_price: toDollars(amounts.totalCents),
    };
    render(<OrderTotals amounts={toOrderAmounts(order)} />);

    expect(amountBeside(/^Subtotal/)).toBe(formatCents(subtotalCents));
    expect(amountBeside("Shipping Fee")).toBe(subtotalCents < 500_00 ? "$43.00" : "Free");
    expect(amountBeside("Total")).toBe(formatCents(subtotalCents + amounts.shippingCents));
  },
);

it("takes every refund and credit note off the new total, to the cent", () => {
  const at = "2026-11-03T10:00:00.000Z";
  const refunds = [0.1, 0.2, 0.07, 33.33].map((amount) => ({
    kind: "refund" as const,
    amount,
    at,
    reason: "",
  }));
  const order = { ...SAMPLE_ORDER, total_price: 100, refunds };
  render(<OrderTotals amounts={toOrderAmounts(order)} />);

  expect(screen.getAllByText("Refund, November 3, 2026")).toHaveLength(4);
  expect(amountBeside("New total")).toBe("$66.30");
});
