import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { useCart } from "@ligate/platform/cart";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { SUMMARY } from "../../testing/api-responses.ts";
import { aProduct, pageSettings } from "../../testing/samples.ts";

const CART = "POST /api/orders/cart/";
const LEVELS = "GET /api/products/stock-levels/stable-cell-line-stock/";
const NAME = "HEK293-Cas9 stable cell line, 1×10⁶ cells";

const anItem = (overrides: Partial<StockItemPage> = {}): StockItemPage => ({
  sku: "ST-2001",
  name: NAME,
  price: 1250,
  in_stock: true,
  lead_days: 3,
  sold_out: false,
  stock_left: 5,
  kind: "cells",
  description: "HEK293 cells that express SpCas9.",
  category: {
    url: "stable-cell-line-stock",
    title: "Stable Cell Line Stock",
    image: "/media/lines/stock.svg",
  },
  contents: "1 vial, ≥1×10⁶ cells",
  handling: { ships: "dry_ice", storage: "Vapor of liquid nitrogen, at once", biosafety: "Level 2" },
  markers: [{ label: "Resistance", value: "Blasticidin" }],
  culture: [{ label: "Medium", value: "DMEM with 10 % FBS" }],
  kits: [
    { sku: "KO-LV-CMXXPA-XXXXXX", name: "CRISPR KO Lenti Kit", purpose: "Your gene on a guide vector" },
    { sku: "KO-LV-CMXXPA-000000", name: "CRISPR KO Lenti Ctrl Kit", purpose: "The control" },
  ],
  ...overrides,
});

const aSummary = (item: StockItemPage): ProductSummary =>
  aProduct({ product_sku: item.sku, product_name: item.name, plasmids: [], stock_item: item });

beforeEach(() => {
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

/** Visits the page of an item. `current` is the availability that the API answers later; by default that of the item. */
function openItem(item = anItem(), current = item, responses: Record<string, object> = {}) {
  const calls = fakeApi({
    [SUMMARY("ST-2001")]: aSummary(item),
    [LEVELS]: { items: [current] },
    [CART]: { count: 1, cart: { data: [], total_price: 1250, count: 1 } },
    ...responses,
  });
  return { calls, ...visit("/products/item/ST-2001", routes) };
}

const findOrder = async () => within(await screen.findByRole("region", { name: "Your order" }));
const factsOf = (name: string) => within(screen.getByRole("region", { name }));

it("says what the item is, how it comes, and what it costs", async () => {
  const { calls } = openItem();

  expect(await screen.findByRole("heading", { level: 1, name: NAME })).toBeVisible();
  expect(document.title).toBe(`${NAME}, ST-2001 | Ligate`);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Stable Cell Line Stock" })).toHaveAttribute(
    "href",
    "/products/stable-cell-line-stock",
  );
  expect(screen.getByRole("img", { name: "A flask of cells" })).toBeVisible();
  for (const [label, value] of [
    ["Contents", "1 vial, ≥1×10⁶ cells"],
    ["Storage", "Vapor of liquid nitrogen, at once. Ships on dry ice."],
    ["Biosafety", "Level 2"],
  ] as const)
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value);
  const order = await findOrder();
  expect(order.getByRole("status")).toHaveTextContent(
    /^\$1,250\.00\s*5 left\. Ready in 3 business days, by /,
  );
  expect(order.getByText(/^For research use only\./)).toBeVisible();
  expect(calls.filter(({ path }) => path.includes("delivery-format"))).toEqual([]);
});

it("has links to its sections: markers, culture, lot and kits", async () => {
  openItem();

  const links = within(await screen.findByRole("navigation", { name: "On this page" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...["Markers", "Culture", "Lot data", "Kits to use with it"],
  ]);
  expect(factsOf("Markers").getByText("Blasticidin")).toBeVisible();
  expect(factsOf("Culture").getByText("DMEM with 10 % FBS")).toBeVisible();
  expect(factsOf("Lot data").getByText(/^Passage, .*: on the certificate with the lot\.$/)).toBeVisible();
});

it("leads a template of the kits to the designer, and a control to its page", async () => {
  openItem();
  await findOrder();

  const kits = factsOf("Kits to use with it").getAllByRole("link");
  expect(kits.map((link) => link.getAttribute("href"))).toEqual([
    "/design?sku=KO-LV-CMXXPA-XXXXXX",
    "/products/item/KO-LV-CMXXPA-000000",
  ]);
});

it("shows the results of the current lot if they are known", async () => {
  openItem(anItem({ lot: { number: "HC-2604", results: [{ label: "Passage", value: "5" }] } }));
  await findOrder();

  expect(factsOf("Lot data").getByText("Lot").nextElementSibling).toHaveTextContent("HC-2604");
  expect(factsOf("Lot data").getByText("Passage").nextElementSibling).toHaveTextContent("5");
  expect(screen.queryByText(/on the certificate with the lot/)).not.toBeInTheDocument();
});

it("adds the quantity to the cart once on a double click, and shows its price", async () => {
  const { calls } = openItem();
  const order = await findOrder();

  await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(order.getByRole("status")).toHaveTextContent("$2,500.00 2 × $1,250.00");
  await userEvent.dblClick(order.getByRole("button", { name: "Add to Cart" }));

  await waitFor(() => expect(useCart.getState().isPopUpOpen).toBe(true));
  expect(postedBodies(calls)).toEqual([
    { cart_item: expect.objectContaining({ product_sku: "ST-2001", product_name: NAME }), quantity: 2 },
  ]);
});

it("shows by the button why the item cannot be added, and keeps the quantity", async () => {
  openItem(anItem(), anItem(), {
    [CART]: problem(422, "Only 1 of HEK293-Cas9 is left."),
    "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 },
  });
  const order = await findOrder();
  await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  await userEvent.click(order.getByRole("button", { name: "Add to Cart" }));

  expect(await order.findByRole("alert")).toHaveTextContent("Only 1 of HEK293-Cas9 is left.");
  expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
});

it("says when an item that is not in stock is made", async () => {
  openItem(anItem({ in_stock: false, stock_left: 0, lead_days: 35 }));

  const order = await findOrder();
  expect(order.getByRole("status")).toHaveTextContent("Made to order. Ready in 35 business days");
  expect(order.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
});

it("has a link to ask us instead of the button once the item is sold out", async () => {
  openItem(anItem(), anItem({ in_stock: false, sold_out: true, stock_left: 0 }));

  const order = await findOrder();
  expect(await order.findByText("Sold out")).toBeVisible();
  expect(order.getByRole("link", { name: `Ask us about ${NAME}` })).toHaveAttribute(
    "href",
    `/message?product=${encodeURIComponent(NAME)}`,
  );
  expect(order.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Quantity" })).not.toBeInTheDocument();
});

it("shows particles as a tube, with how they are used", async () => {
  openItem(anItem({ kind: "particles" }));

  expect(await screen.findByRole("img", { name: "A tube of particles" })).toBeVisible();
  expect(factsOf("Use").getByText("DMEM with 10 % FBS")).toBeVisible();
  expect(factsOf("Lot data").getByText(/^Titer, /)).toBeVisible();
});
