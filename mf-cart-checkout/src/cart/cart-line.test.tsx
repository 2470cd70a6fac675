import type { CartDesign } from "@ligate/contract/cart/schemas";
import { ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";
import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { UNAVAILABLE } from "../shared/checkout-problem.ts";
import { aCart, aLine } from "../testing/sample-cart.ts";

const CART = "GET /api/orders/cart/";
const CHANGE = "POST /api/orders/cart/";
const DESIGN: CartDesign = {
  vector_name: "pLV[OE]-Puro-CMV>FLAG:hTP53",
  function_type_name: "Overexpression",
  structure_type_name: "Lenti",
  structure_type_symbol: "LV",
  gene_symbol: "TP53",
};
/** Two pieces in stock; a third would be made to order, or could not be delivered. */
const aStockLine = (overrides: Parameters<typeof aLine>[0] = {}) =>
  aLine({
    product_sku: "ST-2003",
    product_name: "A549-dCas9-KRAB",
    quantity: 3,
    ready_quantity: 2,
    ready_days: 3,
    made_to_order_days: 35,
    stock_left: 2,
    design: null,
    ...overrides,
  });
const unavailable = { made_to_order_days: null, unavailable_quantity: 1 };

const user = userEvent.setup();
const findLine = () => screen.findByRole("listitem");
const findCheckout = async () => {
  const summary = within(await screen.findByRole("region", { name: "Order summary" }));
  return summary.findByRole("button", { name: "Checkout" });
};

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ count: 0 });
});
afterEach(() => jest.useRealTimers());

it("says what was designed, and draws its vector", async () => {
  fakeApi({ [CART]: aCart(aLine({ design: DESIGN })) });
  visit("/cart", routes);
  const line = await findLine();

  expect(within(line).getByText(/^Overexpression, Lenti/)).toHaveTextContent("Overexpression, Lenti, TP53");
  expect(within(line).getByText("pLV[OE]-Puro-CMV>FLAG:hTP53")).toBeVisible();
  expect(line.querySelector("svg text")).toHaveTextContent("LV");
});

it("shows the picture of a product", async () => {
  fakeApi({ [CART]: aCart(aLine({ design: null, image: "/media/supplies/TR-1001.svg" })) });
  visit("/cart", routes);
  expect((await findLine()).querySelector("img")).toHaveAttribute("src", "/media/supplies/TR-1001.svg");
});

it("shows both dates of a line of which a part is in stock, and how many are left", async () => {
  fakeApi({ [CART]: aCart(aStockLine()) });
  visit("/cart", routes);
  const line = await findLine();

  expect(line).toHaveTextContent("2 ready in 3 business days, 1 made to order in 35");
  expect(within(line).getByText("2 left")).toBeVisible();
  expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
});

it("shows new dates when the quantity is saved, and those of the saved quantity until then", async () => {
  const save = Promise.withResolvers();
  fakeApi({ [CART]: aCart(aStockLine()), [CHANGE]: () => save.promise });
  visit("/cart", routes);
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));
  expect(await findLine()).toHaveTextContent("2 ready in 3 business days, 1 made to order in 35");

  save.resolve({ count: 4, cart: aCart(aStockLine({ quantity: 4 })) });
  expect(await screen.findByText("2 ready in 3 business days, 2 made to order in 35")).toBeVisible();
});

it("blocks the checkout while pieces cannot be delivered, and reduces the quantity to what is left", async () => {
  const calls = fakeApi({
    [CART]: aCart(aStockLine(unavailable)),
    [CHANGE]: { count: 2, cart: aCart(aStockLine({ ...unavailable, quantity: 2, unavailable_quantity: 0 })) },
  });
  visit("/cart", routes);
  const checkout = await findCheckout();
  expect(checkout).toBeDisabled();
  expect(checkout).toHaveAccessibleDescription(UNAVAILABLE);
  expect(await findLine()).toHaveTextContent(
    "Only 2 of 3 are available. Please reduce the quantity to 2, or remove this item.",
  );

  await user.click(screen.getByRole("button", { name: "Reduce to 2: A549-dCas9-KRAB" }));
  expect(await screen.findByText("Ready in 3 business days")).toBeVisible();
  expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
  expect(postedBodies(calls)).toEqual([{ updateQuantity: true, product_id: 1, quantity: 2 }]);
});

it("asks to remove a line of a quote that cannot be delivered, whose quantity is fixed", async () => {
  fakeApi({ [CART]: aCart(aStockLine({ ...unavailable, quote_number: "QT-7M3K9X2B4VD6H" })) });
  visit("/cart", routes);
  const line = within(await findLine());

  expect(line.getByText(/Please remove this item, or ask us for a new quote\.$/)).toBeVisible();
  expect(line.queryByRole("button", { name: /^Reduce/ })).not.toBeInTheDocument();
});

it("says that a line is sold out", async () => {
  const soldOut = {
    ...unavailable,
    ready_quantity: 0,
    ready_days: null,
    unavailable_quantity: 3,
    stock_left: 0,
  };
  fakeApi({ [CART]: aCart(aStockLine(soldOut)) });
  visit("/cart", routes);

  expect(await screen.findByText("This item is sold out. Please remove it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Reduce/ })).not.toBeInTheDocument();
});

it("blocks the checkout of more than PayPal takes, as soon as the quantity is entered", async () => {
  const save = Promise.withResolvers();
  fakeApi({ [CART]: aCart(aLine({ price: 1_001.1, quantity: 999 })), [CHANGE]: () => save.promise });
  visit("/cart", routes);
  expect(await findCheckout()).toHaveAccessibleDescription(ORDER_TOO_LARGE);
  await user.click(await screen.findByRole("button", { name: "Decrease quantity" }));

  expect(await screen.findByRole("link", { name: "Checkout" })).toBeVisible();
});

it("shows a rejected change at its line, with the cart of the response", async () => {
  const calls = fakeApi({
    [CART]: aCart(aLine({ id: 7 }), aStockLine({ quantity: 1, ready_quantity: 1 })),
    [CHANGE]: problem(422, "Only 2 of A549-dCas9-KRAB are left.", {
      cart: aCart(aLine({ id: 7 }), aStockLine({ quantity: 2, made_to_order_days: null })),
    }),
  });
  visit("/cart", routes);
  const [, line] = await screen.findAllByRole("listitem");
  const stockLine = within(line as HTMLElement);
  fireEvent.click(stockLine.getByRole("button", { name: "Increase quantity" }));

  expect(await stockLine.findByRole("alert")).toHaveTextContent("Only 2 of A549-dCas9-KRAB are left.");
  expect(stockLine.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  expect(useCart.getState().count).toBe(3);
  expect(calls.filter(({ method, path }) => method === "GET" && path === "/api/orders/cart/")).toHaveLength(
    1,
  );
});

it("shows what others buy meanwhile within five seconds", async () => {
  jest.useFakeTimers();
  let cart = aCart(aStockLine());
  fakeApi({ [CART]: () => cart });
  visit("/cart", routes);
  expect(await screen.findByText("2 left")).toBeVisible();
  cart = aCart(aStockLine({ ready_quantity: 1, stock_left: 1 }));
  await act(() => jest.advanceTimersByTimeAsync(4_000));

  expect(screen.getByText("1 left")).toBeVisible();
  expect(screen.getByText("1 ready in 3 business days, 2 made to order in 35")).toBeVisible();
});

it("ignores an availability that was requested before a change", async () => {
  jest.useFakeTimers();
  const later = Promise.withResolvers<void>();
  let requests = 0;
  fakeApi({
    [CART]: async () => {
      if (requests++ > 0) await later.promise;
      return aCart(aStockLine());
    },
    [CHANGE]: { count: 4, cart: aCart(aStockLine({ quantity: 4 })) },
  });
  visit("/cart", routes);
  await findLine();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  fireEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  await waitFor(() => expect(useCart.getState().count).toBe(4));
  later.resolve();
  await act(() => jest.advanceTimersByTimeAsync(100));

  expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("4");
  expect(useCart.getState().count).toBe(4);
});
