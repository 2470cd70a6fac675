import type { Cart } from "@ligate/contract/cart/schemas";
import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCart, aLine, aRemovedLine } from "../testing/sample-cart.ts";

const CART = "GET /api/orders/cart/";
const user = userEvent.setup();

const aCartResponse = (cart: Cart) => ({ count: cart.count, cart });
const findSummary = async () => within(await screen.findByRole("region", { name: "Order summary" }));

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ count: 0 });
});
afterEach(() => jest.useRealTimers());

it("lists every line with its name, SKU and price, and shows the amounts", async () => {
  const marker = aLine({
    id: 2,
    product_name: "1 kb DNA marker, 50 µg",
    product_sku: "DM-3001",
    price: 59.5,
    quantity: 2,
  });
  fakeApi({ [CART]: aCart(aLine(), marker) });
  visit("/cart", routes);

  expect(await screen.findByRole("link", { name: "CRISPRa Lenti-AIO Kit, 5 µg" })).toHaveAttribute(
    "href",
    "/products/item/CA-LA-CMXXPC-XXXXXX",
  );
  expect(screen.getByText("DM-3001")).toBeVisible();
  expect(screen.getByText("$59.50 each")).toBeVisible();
  const summary = await findSummary();
  expect(summary.getByText("Subtotal (3)").nextSibling).toHaveTextContent("$498.00");
  expect(summary.getByText("Shipping Fee").nextSibling).toHaveTextContent("$43.00");
  expect(summary.getByText("Tax").nextSibling).toHaveTextContent("Free");
  expect(summary.getByText("Total").nextSibling).toHaveTextContent("$541.00");
  expect(useCart.getState().count).toBe(3);
});

it("names the gene of a kit first, then the product", async () => {
  const title = "TP53 knock-out, all-in-one lentiviral vector";
  fakeApi({ [CART]: aCart(aLine({ title, product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 5 µg" })) });
  visit("/cart", routes);

  expect(await screen.findByRole("link", { name: /^TP53/ })).toHaveTextContent(
    `${title} CRISPR KO Lenti-AIO Kit--Gene H00001, 5 µg`,
  );
  expect(screen.getByText("Kit--Gene")).toHaveClass("whole");
});

it.each([
  [245, "$255 to free shipping"],
  [245.5, "$254.50 to free shipping"],
  [499.99, "$0.01 to free shipping"],
  [500, "Free shipping"],
])("with a subtotal of $%d says %s", async (price, text) => {
  fakeApi({ [CART]: aCart(aLine({ price })) });
  visit("/cart", routes);

  const summary = await findSummary();
  expect(summary.getByText(text)).toBeVisible();
  expect(summary.getByText("Shipping Fee").nextSibling).toHaveTextContent(price < 500 ? "$43.00" : "Free");
});

it("counts down to free shipping while the quantity changes", async () => {
  fakeApi({ [CART]: aCart(aLine({ price: 245 })), "POST /api/orders/cart/": new Promise(() => {}) });
  visit("/cart", routes);
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));

  expect((await findSummary()).getByText("$10 to free shipping")).toBeVisible();
});

it("enters the checkout as a new document", async () => {
  fakeApi({ [CART]: aCart(aLine()) });
  visit("/cart", routes);
  const link = (await findSummary()).getByRole("link", { name: "Checkout" });
  expect(link).toHaveAttribute("href", "/checkout");

  const onDocumentClick = jest.fn((event: Event) => {
    const loadsDocument = !event.defaultPrevented;
    event.preventDefault();
    return loadsDocument;
  });
  document.addEventListener("click", onDocumentClick, { once: true });
  await user.click(link);
  expect(onDocumentClick).toHaveReturnedWith(true);
});

it("does not enter the checkout before the last change is saved", async () => {
  const save = Promise.withResolvers();
  fakeApi({ [CART]: aCart(aLine()), "POST /api/orders/cart/": () => save.promise });
  visit("/cart", routes);
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));

  const onDocumentClick = jest.fn((event: Event) => !event.defaultPrevented);
  document.addEventListener("click", onDocumentClick, { once: true });
  await user.click(screen.getByRole("link", { name: "Checkout" }));
  expect(onDocumentClick).toHaveReturnedWith(false);
  expect(screen.getByRole("heading", { name: "Your cart" })).toBeVisible();
});

it("shows that the cart is empty, and links to products", async () => {
  fakeApi({ [CART]: aCart() });
  visit("/cart", routes);
  expect(await screen.findByText("Your cart is empty.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Design a vector" })).toHaveAttribute("href", "/design");
  expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
});

it("shows a new quantity immediately, and replaces the cart with the response", async () => {
  const discounted = aCart(aLine({ price: 300, quantity: 2 }));
  const save = Promise.withResolvers();
  const calls = fakeApi({
    [CART]: aCart(aLine()),
    "POST /api/orders/cart/": () => save.promise,
  });
  visit("/cart", routes);

  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));
  expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  expect((await findSummary()).getByText("Subtotal (2)").nextSibling).toHaveTextContent("$758.00");

  save.resolve(aCartResponse(discounted));
  await waitFor(() => expect(screen.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$600.00"));
  expect(postedBodies(calls)).toEqual([{ updateQuantity: true, product_id: 1, quantity: 2 }]);
  expect(useCart.getState().count).toBe(2);
  expect(localStorage.getItem("cart_count")).toBe("2");
});

it("counts a double click as two clicks", async () => {
  const calls = fakeApi({
    [CART]: aCart(aLine()),
    "POST /api/orders/cart/": ({ body }: { body: unknown }) =>
      aCartResponse(aCart(aLine({ quantity: (body as { quantity: number }).quantity }))),
  });
  visit("/cart", routes);
  await user.dblClick(await screen.findByRole("button", { name: "Increase quantity" }));

  expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("3");
  await waitFor(() => expect(useCart.getState().count).toBe(3));
  expect(postedBodies(calls).at(-1)).toEqual({ updateQuantity: true, product_id: 1, quantity: 3 });
});

it("refuses letters and fractions with a message, and replaces an empty input by 1", async () => {
  const calls = fakeApi({
    [CART]: aCart(aLine({ quantity: 5 })),
    "POST /api/orders/cart/": ({ body }: { body: unknown }) =>
      aCartResponse(aCart(aLine({ quantity: (body as { quantity: number }).quantity }))),
  });
  visit("/cart", routes);
  const quantityInput = await screen.findByRole("textbox", { name: "Quantity" });

  for (const text of ["1x2e", "2.5"]) {
    await user.clear(quantityInput);
    await user.type(quantityInput, `${text}{Enter}`);
    expect(quantityInput).toHaveValue("5");
    expect(screen.getByText("Please enter a whole number from 1 to 999.")).toBeVisible();
  }
  await user.clear(quantityInput);
  await user.type(quantityInput, "12{Enter}");
  expect(quantityInput).toHaveValue("12");
  await user.clear(quantityInput);
  await user.tab();
  await waitFor(() => expect(quantityInput).toHaveValue("1"));
  await waitFor(() => expect(useCart.getState().count).toBe(1));
  expect(postedBodies(calls)).toEqual([
    { updateQuantity: true, product_id: 1, quantity: 12 },
    { updateQuantity: true, product_id: 1, quantity: 1 },
  ]);
});

it("limits 1000 to 999 with a message, in the input and in the total", async () => {
  const calls = fakeApi({
    [CART]: aCart(aLine({ price: 10 })),
    "POST /api/orders/cart/": aCartResponse(aCart(aLine({ price: 10, quantity: 999 }))),
  });
  visit("/cart", routes);
  const quantityInput = await screen.findByRole("textbox", { name: "Quantity" });
  await user.clear(quantityInput);
  await user.type(quantityInput, "1000{Enter}");

  expect(quantityInput).toHaveValue("999");
  expect(screen.getByText(/^The largest quantity is 999/)).toBeVisible();
  expect((await findSummary()).getByText("Subtotal (999)").nextSibling).toHaveTextContent("$9,990.00");
  await waitFor(() => expect(useCart.getState().count).toBe(999));
  expect(postedBodies(calls)).toEqual([{ updateQuantity: true, product_id: 1, quantity: 999 }]);
});

it("does not decrease a quantity below 1", async () => {
  const calls = fakeApi({ [CART]: aCart(aLine()) });
  visit("/cart", routes);
  await user.click(await screen.findByRole("button", { name: "Decrease quantity" }));
  expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  expect(postedBodies(calls)).toEqual([]);
});

it("removes a line, announces it, and moves the focus to the list", async () => {
  const calls = fakeApi({
    [CART]: aCart(aLine()),
    "POST /api/orders/cart/": aCartResponse({ ...aCart(), removed: aRemovedLine(aLine()) }),
  });
  visit("/cart", routes);
  await user.dblClick(await screen.findByRole("button", { name: "Remove CRISPRa Lenti-AIO Kit, 5 µg" }));

  expect(await screen.findByText("Your cart is empty.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Removed CRISPRa Lenti-AIO Kit, 5 µg.");
  expect(screen.getByRole("region", { name: "Items in your cart" })).toHaveFocus();
  await waitFor(() => expect(postedBodies(calls)).toEqual([{ remove: true, product_id: 1 }]));
  expect(useCart.getState().count).toBe(0);
});

it("shows the stored quantity and, for ten seconds, the message of the API when a change is rejected", async () => {
  jest.useFakeTimers();
  fakeApi({
    [CART]: aCart(aLine()),
    "POST /api/orders/cart/": problem(404, "This line is no longer in your cart."),
  });
  visit("/cart", routes);
  fireEvent.click(await screen.findByRole("button", { name: "Increase quantity" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This line is no longer in your cart.");
  expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.getByRole("alert")).toBeVisible();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("reloads the cart when another tab has changed it", async () => {
  let cart = aCart(aLine());
  fakeApi({ [CART]: () => cart });
  visit("/cart", routes);
  expect(await screen.findByText("Subtotal (1)")).toBeVisible();

  cart = aCart(aLine({ quantity: 4 }));
  act(() => useCart.setState({ count: 4 }));
  expect(await screen.findByText("Subtotal (4)")).toBeVisible();
});
