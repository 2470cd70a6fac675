import type { StockItem } from "@ligate/contract/catalog/stock-item-schemas";
import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCategory, aStockItem } from "../testing/samples.ts";

const CART = "POST /api/orders/cart/";
const LEVELS = "GET /api/products/stock-levels/stable-cell-line-stock/";
const cartResponse = { count: 1, cart: { data: [], total_price: 245, count: 1 } };

/** Visits a category with one stock table. `levels` is what the API answers later; by default what the table shows. */
function visitStock(items: StockItem[], responses: Record<string, unknown> = {}) {
  const table = { title: "On stock", intro: "In aliquots.", tab: "", opens: "cart" as const, items };
  const calls = fakeApi({
    "GET /api/interface/get-product-page/stable-cell-line-stock/": aCategory({ tables: [table] }),
    [LEVELS]: { items },
    [CART]: cartResponse,
    ...responses,
  });
  visit("/products/stable-cell-line-stock", routes);
  return calls;
}

const findRow = (sku: string) => screen.findByRole("row", { name: new RegExp(sku) });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("shows whether an item is in stock, how few are left, and what is made to order", async () => {
  visitStock([
    aStockItem(),
    aStockItem({ sku: "ST-2003", stock_left: 2 }),
    aStockItem({ sku: "ST-1005", in_stock: false, lead_days: 35 }),
  ]);

  const getDelivery = (row: HTMLElement) => within(row).getAllByRole("cell")[1];
  expect(getDelivery(await findRow("ST-1001"))).toHaveTextContent("In stock3 business days");
  expect(getDelivery(await findRow("ST-2003"))).toHaveTextContent("2 left3 business days");
  expect(getDelivery(await findRow("ST-1005"))).toHaveTextContent("Made to order35 business days");
});

it("leads to the page of an item, by its number and by the row as a whole", async () => {
  visitStock([aStockItem()]);
  const row = await findRow("ST-1001");
  expect(within(row).getByRole("link", { name: "ST-1001" })).toHaveAttribute(
    "href",
    "/products/item/ST-1001",
  );

  await userEvent.click(within(row).getByText("Control virus, EGFP"));

  expect(await screen.findByText("Elsewhere: /products/item/ST-1001")).toBeInTheDocument();
});

it("adds an item in the entered quantity from its row", async () => {
  const calls = visitStock([aStockItem()]);
  const row = within(await findRow("ST-1001"));
  const button = row.getByRole("button", { name: "Add to Cart: Control virus, EGFP" });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent("Add to Cart"));
  fireEvent.click(button, { detail: 2 });

  const quantity = within(row.getByRole("group", { name: "Quantity of Control virus, EGFP" }));
  await userEvent.clear(quantity.getByRole("textbox", { name: "Quantity" }));
  await userEvent.type(quantity.getByRole("textbox", { name: "Quantity" }), "12");
  await userEvent.click(button);

  await waitFor(() => expect(postedBodies(calls)).toHaveLength(2));
  expect(postedBodies(calls)).toEqual([
    { cart_item: expect.objectContaining({ product_sku: "ST-1001" }), quantity: 1 },
    { cart_item: expect.objectContaining({ product_sku: "ST-1001" }), quantity: 12 },
  ]);
});

it("shows in the row why an item cannot be added, and keeps quantity and count", async () => {
  useCart.setState({ count: 4 });
  visitStock([aStockItem({ stock_left: 2 })], {
    [CART]: problem(422, "Only 2 of Control virus, EGFP are left."),
    "GET /api/orders/cart/": { data: [], total_price: 0, count: 4 },
  });
  const row = within(await findRow("ST-1001"));
  await userEvent.dblClick(row.getByRole("button", { name: "Increase quantity" }));
  await userEvent.click(row.getByRole("button", { name: /^Add to Cart/ }));

  expect(await row.findByRole("alert")).toHaveTextContent("Only 2 of Control virus, EGFP are left.");
  expect(row.getByRole("textbox", { name: "Quantity" })).toHaveValue("3");
  await waitFor(() => expect(useCart.getState().count).toBe(4));
});

it("disables the button of an item that is sold out, and says why", async () => {
  visitStock([aStockItem({ in_stock: false, sold_out: true })]);

  const row = within(await findRow("ST-1001"));
  expect(row.getByRole("button", { name: /^Add to Cart/ })).toBeDisabled();
  expect(row.getByRole("button", { name: /^Add to Cart/ })).toHaveAccessibleDescription("Sold out");
  expect(row.getByRole("textbox", { name: "Quantity" })).toBeDisabled();
  expect(row.getByRole("link", { name: "Ask us about Control virus, EGFP" })).toHaveAttribute(
    "href",
    "/message?product=Control%20virus%2C%20EGFP",
  );
});

it("replaces the availability by the current one: when the page opens, every four seconds, and on focus", async () => {
  jest.useFakeTimers();
  let left: number | null = 3;
  const getItems = () => [aStockItem({ stock_left: left, in_stock: left !== 0, sold_out: left === 0 })];
  const calls = visitStock([aStockItem()], { [LEVELS]: () => ({ items: getItems() }) });
  expect(await screen.findByText("3 left")).toBeVisible();

  left = 2;
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText("2 left")).toBeVisible();

  left = 0;
  fireEvent.focus(window);
  expect(await screen.findByText("Sold out")).toBeVisible();
  expect(calls.filter(({ path }) => path.includes("stock-levels"))).toHaveLength(3);
});

it("does not ask for the availability while the document is hidden", async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const calls = visitStock([aStockItem()]);
  await findRow("ST-1001");
  visibility.mockReturnValue("hidden");
  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(calls.filter(({ path }) => path.includes("stock-levels"))).toHaveLength(1);
});

it("keeps what it shows when the availability cannot be loaded", async () => {
  jest.useFakeTimers();
  visitStock([aStockItem({ stock_left: 2 })], { [LEVELS]: problem(503, "The store is being restarted.") });
  await findRow("ST-1001");
  await act(() => jest.advanceTimersByTimeAsync(8_000));

  expect(screen.getByText("2 left")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("asks for no availability on a page without stock items", async () => {
  const calls = fakeApi({ "GET /api/interface/get-product-page/gene-knock-out/": aCategory() });
  visit("/products/gene-knock-out", routes);
  await screen.findByRole("heading", { level: 1 });

  expect(calls.filter(({ path }) => path.includes("stock-levels"))).toEqual([]);
});
