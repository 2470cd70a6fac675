import { useCart } from "@ligate/platform/cart";
import { provideFragments } from "@ligate/platform/fragment";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { fakeFragments } from "@ligate/platform/testing/fake-fragments";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen } from "@testing-library/react";
import { CartPopupSlot } from "./cart-popup-slot.tsx";

const POPUP = "mf-cart-checkout/cart-pop-up";
const line = { cart_item: { product_sku: "LIG-0001", product_name: "qPCR mix" }, quantity: 1 };

beforeEach(() => {
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
  fakeApi({});
});

const open = async () => {
  const page = (
    <>
      <h1>Page</h1>
      <CartPopupSlot />
    </>
  );
  visit("/", [{ path: "/", element: page }]);
  expect(await screen.findByRole("heading", { name: "Page" })).toBeVisible();
};
const add = () => act(async () => useCart.setState({ justAdded: [line] }));

it("loads the pop-up when the first item is added, with the props of its contract", async () => {
  fakeFragments();
  await open();
  expect(screen.queryByText(RegExp(POPUP))).not.toBeInTheDocument();
  await add();
  expect(await screen.findByText(`${POPUP} {}`)).toBeVisible();
});

it("leaves the page unchanged if the pop-up cannot be loaded", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const load = jest.fn(() => Promise.reject(new Error("down")));
  provideFragments(load);
  await open();
  await add();
  expect(load).toHaveBeenCalledWith(POPUP);
  expect(screen.getByRole("heading", { name: "Page" })).toBeVisible();
});
