import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { cart, useCart } from "@ligate/platform/cart";
import { Link, Outlet } from "@ligate/platform/router";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCart, aLine as aLineOfCart, aNotSoldLine } from "../testing/sample-cart.ts";
import { Component } from "./cart-pop-up.fragment.tsx";

const user = userEvent.setup();
const aLine = (product_name: string, quantity = 1) => ({
  cart_item: { product_sku: product_name, product_name },
  quantity,
});

/** The first of the added lines, as the API sends it. */
const aCartLine = (line: Partial<CartItem> = {}) =>
  aLineOfCart({ product_sku: "CRISPRa Kit, 5 µg", product_name: "CRISPRa Kit, 5 µg", price: 79.5, ...line });

const CART = { data: [], total_price: 0, count: 3 };
const RESPONSES = { "GET /api/orders/cart/": CART, "POST /api/orders/cart/": { count: 3, cart: CART } };

function Page() {
  return (
    <>
      <Link to="/?q=PCR">Search</Link>
      <Link to="/elsewhere">Home</Link>
      <button
        type="button"
        onClick={() => void cart.add([aLine("CRISPRa Kit, 5 µg", 2), aLine("1 kb DNA marker")])}
      >
        Add to Cart
      </button>
      <Outlet />
      <Component />
    </>
  );
}

beforeEach(() => {
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
  fakeApi(RESPONSES);
  visit("/", [{ path: "/", Component: Page, children: [{ path: "elsewhere", element: "Another page" }] }]);
});

const openPopUp = async () => {
  await user.click(screen.getByRole("button", { name: "Add to Cart" }));
  return screen.findByRole("dialog", { name: "Added to your cart" });
};

it("is hidden until lines are added", () => {
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("lists the added lines, and receives the focus so that screen readers announce it", async () => {
  const popUp = await openPopUp();
  expect(popUp).toHaveFocus();
  expect(popUp).toHaveAccessibleDescription("CRISPRa Kit, 5 µg × 2 1 kb DNA marker × 1");
});

it("tells apart two lines of one product by their specification", async () => {
  await openPopUp();
  const aKit = (cell_line: string) => ({
    cart_item: { product_sku: "OE-LV-CM", product_name: "Stable cell line", specification: { cell_line } },
    quantity: 1,
  });
  act(() => useCart.setState({ isPopUpOpen: true, justAdded: [aKit("HeLa"), aKit("A549")] }));
  const lines = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "Stable cell lineParental cell line: HeLa× 1",
    "Stable cell lineParental cell line: A549× 1",
  ]);
});

it("shows the prices of the cart, the sum of the added lines, and how much is missing for free shipping", async () => {
  const lines = [
    aCartLine({ id: 1, price: 100, product_sku: "HeLa", quantity: 1 }),
    aCartLine({ id: 2, price: 79.5, quantity: 3, title: "TP53 knock-out, lentiviral vector" }),
    aCartLine({ id: 3, price: 1, quantity: 2, quote_number: "QT-7M3K9X2B4VD6H" }),
    aCartLine({ id: 4, price: 3.25, product_sku: "1 kb DNA marker", product_name: "1 kb DNA marker" }),
  ];
  fakeApi({ ...RESPONSES, "GET /api/orders/cart/": aCart(...lines) });
  const popUp = await openPopUp();

  expect(await within(popUp).findByText("Subtotal (3)")).toBeVisible();
  expect(within(popUp).getByText("Subtotal (3)").nextElementSibling).toHaveTextContent("$162.25");
  expect(within(popUp).getByText("In your cart (7)").nextElementSibling).toHaveTextContent("$343.75");
  expect(within(popUp).getByText("$156.25 to free shipping")).toBeVisible();
  const [kit, marker] = within(popUp).getAllByRole("listitem");
  expect(kit).toHaveTextContent("TP53 knock-out, lentiviral vector CRISPRa Kit, 5 µg$159.00 2 × $79.50");
  expect(marker).toHaveTextContent("1 kb DNA marker$3.25 1 × $3.25");
});

it("tells apart the sizes of a supply, which have one SKU", async () => {
  const sizes = { product_sku: "TR-1001", price: 40 };
  const cart = aCart(
    aCartLine({ id: 1, ...sizes, product_name: "Mix, 1 mL" }),
    aCartLine({ id: 2, ...sizes, product_name: "Mix, 5 mL", price: 150 }),
  );
  fakeApi({ ...RESPONSES, "GET /api/orders/cart/": cart });
  await openPopUp();
  const mix = { cart_item: { product_sku: "TR-1001", product_name: "Mix, 5 mL" }, quantity: 1 };
  act(() => useCart.setState({ isPopUpOpen: true, justAdded: [mix] }));

  expect((await screen.findByText("Subtotal (1)")).nextElementSibling).toHaveTextContent("$150.00");
});

it("shows no sum while the price of a line is not known", async () => {
  fakeApi({ ...RESPONSES, "GET /api/orders/cart/": aCart(aCartLine()) });
  const popUp = await openPopUp();

  expect(await within(popUp).findByText("$159.00")).toBeVisible();
  expect(within(popUp).queryByText(/^Subtotal/)).not.toBeInTheDocument();
});

it("shows lines of the cart that are no longer available, and removes them", async () => {
  let cart: Cart = { ...CART, not_sold: [aNotSoldLine()] };
  const calls = fakeApi({ ...RESPONSES, "GET /api/orders/cart/": () => cart });
  await openPopUp();
  const section = within(await screen.findByRole("region", { name: "No longer available" }));

  expect(section.getByText(/is over the 4\.7 kb/)).toBeVisible();
  expect(section.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Drop EGFP (CRISPR KO AAV Kit)",
  ]);

  cart = CART;
  await user.click(section.getByRole("button", { name: "Remove CRISPR KO AAV Kit" }));
  await waitForElementToBeRemoved(() => screen.queryByText("No longer available"));
  expect(postedBodies(calls).at(-1)).toEqual({ remove: true, product_id: 9 });
  expect(screen.getByRole("dialog")).toHaveFocus();
});

it("shows the added lines if the cart cannot be loaded", async () => {
  fakeApi({ ...RESPONSES, "GET /api/orders/cart/": problem(503, "The store is being updated.") });
  expect(await openPopUp()).toHaveTextContent("1 kb DNA marker");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("links to the cart, and to the checkout as a new document", async () => {
  await openPopUp();
  const checkout = screen.getByRole("link", { name: "Checkout" });
  expect(checkout).toHaveAttribute("href", "/checkout");
  const onDocumentClick = jest.fn((event: Event) => {
    const loadsDocument = !event.defaultPrevented;
    event.preventDefault();
    return loadsDocument;
  });
  document.addEventListener("click", onDocumentClick, { once: true });
  await user.click(checkout);
  expect(onDocumentClick).toHaveReturnedWith(true);

  await user.click(screen.getByRole("link", { name: "View cart" }));
  expect(await screen.findByText("Elsewhere: /cart")).toBeVisible();
  expect(useCart.getState().isPopUpOpen).toBe(false);
});

it("closes with its button, and restores the focus", async () => {
  await openPopUp();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add to Cart" })).toHaveFocus();
});

it("closes with Escape, and restores the focus", async () => {
  await openPopUp();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add to Cart" })).toHaveFocus();
});

it("opens again when more lines are added", async () => {
  await openPopUp();
  await user.keyboard("{Escape}");
  act(() => useCart.setState({ isPopUpOpen: true, justAdded: [aLine("qPCR mix")] }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("qPCR mix");
  expect(screen.queryByText("1 kb DNA marker")).not.toBeInTheDocument();
});

it("closes when the visitor opens another page, whose cart may differ", async () => {
  await openPopUp();
  await user.click(screen.getByRole("link", { name: "Home" }));
  expect(await screen.findByText("Another page")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("stays open when only the query of the page changes", async () => {
  await openPopUp();
  await user.click(screen.getByRole("link", { name: "Search" }));
  expect(screen.getByRole("dialog")).toBeVisible();
});
