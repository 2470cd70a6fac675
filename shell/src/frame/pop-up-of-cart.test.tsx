import { useCart } from "@ligate/platform/cart";
import { provideFragments } from "@ligate/platform/fragment";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { fakeFragments } from "@ligate/platform/testing/fake-fragments";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen } from "@testing-library/react";
import { PopUpOfCart } from "./pop-up-of-cart.tsx";

const POP_UP = "mf-cart-checkout/cart-pop-up";
const line = { cart_item: { product_sku: "LIG-0001", product_name: "qPCR mix" }, quantity: 1 };

beforeEach(() => {
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
  fakeApi({});
});

const open = async () => {
  const page = (
    <>
      <h1>Page</h1>
      <PopUpOfCart />
    </>
  );
  visit("/", [{ path: "/", element: page }]);
  expect(await screen.findByRole("heading", { name: "Page" })).toBeVisible();
};
const add = () => act(async () => useCart.setState({ justAdded: [line] }));

it("brings the pop-up of the cart at the first add, with the props that it takes", async () => {
  fakeFragments();
  await open();
  expect(screen.queryByText(RegExp(POP_UP))).not.toBeInTheDocument();
  await add();
  expect(await screen.findByText(`${POP_UP} {}`)).toBeVisible();
});

it("leaves the page as it is where the pop-up cannot be loaded", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const load = jest.fn(() => Promise.reject(new Error("gone")));
  provideFragments(load);
  await open();
  await add();
  expect(load).toHaveBeenCalledWith(POP_UP);
  expect(screen.getByRole("heading", { name: "Page" })).toBeVisible();
});
