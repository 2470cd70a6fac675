import { getOrderAmounts } from "./order-amounts.ts";

it("adds the shipping fee to a subtotal below 500 dollars", () => {
  expect(getOrderAmounts([{ price: 499.99, quantity: 1 }])).toEqual({
    quantity: 1,
    subtotalCents: 499_99,
    shippingCents: 43_00,
    totalCents: 542_99,
  });
});

it("ships for free from a subtotal of 500 dollars", () => {
  const lines = [
    { price: 100, quantity: 2 },
    { price: 300, quantity: 1 },
  ];
  expect(getOrderAmounts(lines)).toEqual({
    quantity: 3,
    subtotalCents: 500_00,
    shippingCents: 0,
    totalCents: 500_00,
  });
});

it("adds amounts exactly to the cent, unlike floating-point dollars", () => {
  const lines = [
    { price: 0.1, quantity: 3 },
    { price: 1.1, quantity: 7 },
    { price: 33.33, quantity: 999 },
  ];
  expect(getOrderAmounts(lines).subtotalCents).toBe(30 + 770 + 3_329_667);
});
