import { useNotices } from "@ligate/platform/notices";
import { session } from "@ligate/platform/session";
import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor, within } from "@testing-library/react";
import { fakePayPal } from "../../testing/fake-paypal.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import {
  ADA,
  buyer,
  CAPTURE,
  CREATE,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

beforeEach(() => {
  fakePayPal();
  useNotices.setState({ notices: [] });
});

const CHANGED = "Your cart or its prices have changed meanwhile.";

describe("a cart that differs from the cart on the page", () => {
  const changedCart = aCart(aLine({ price: 399, quantity: 2 }));

  async function causeConflict() {
    let cart = aCart(aLine());
    const page = visitCheckout({
      "GET /api/orders/cart/": () => cart,
      [`POST ${CREATE}`]: ({ body }: { body: unknown }) => {
        cart = changedCart;
        const isAccepted = (body as { total_price: number }).total_price === 798;
        return isAccepted ? { id: "ORDER-1" } : problem(409, CHANGED, { cart });
      },
    });
    await reachPayment();
    await placeOrder();
    return { page, dialog: within(await screen.findByRole("dialog", { name: "Your order has changed" })) };
  }

  it("shows its differences, and nothing is captured", async () => {
    const { page, dialog } = await causeConflict();
    expect(dialog.getByText(/Nothing was charged/)).toHaveTextContent(CHANGED);
    expect(dialog.getByText("CRISPRa Lenti-AIO Kit, 5 µg").nextSibling).toHaveTextContent(
      "1 × $379.00 2 × $399.00",
    );
    expect(dialog.getByText("Total").nextSibling).toHaveTextContent("$422.00 $798.00");
    expect(page.getPosted(CAPTURE)).toEqual([]);
  });

  it("is paid after the buyer has accepted it", async () => {
    const { page, dialog } = await causeConflict();
    await buyer.click(dialog.getByRole("button", { name: "Accept the changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$798.00");

    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
    expect(page.getPosted(CREATE)).toMatchObject([{ total_price: 422 }, { total_price: 798 }]);
    expect(page.getPosted(CAPTURE)).toMatchObject([{ quantity: 2, subtotal: 798, shipping_amount: 0 }]);
  });

  it("redirects to the cart page if it is empty", async () => {
    let cart = aCart(aLine());
    const page = visitCheckout({
      "GET /api/orders/cart/": () => cart,
      [`POST ${CREATE}`]: () => {
        cart = aCart();
        return problem(409, "Please add items to your cart before proceeding to checkout.", { cart });
      },
    });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByText("Your cart is empty.")).toBeVisible();
    expect(page.address()).toBe("/cart");
  });

  it("is also shown when the capture reports it", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: problem(409, CHANGED, { cart: changedCart }) });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByRole("dialog", { name: "Your order has changed" })).toBeVisible();
  });

  it("is not shown for a 409 because of another payment", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: problem(409, "A payment of yours is still being confirmed.") });
    await reachPayment();
    await placeOrder();
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("A payment of yours is still being confirmed."),
    );
  });
});

it("redirects to the login when the session has ended, and keeps the input", async () => {
  let isAuthenticated = true;
  const first = visitCheckout({
    "GET /api/session/": () => ({ isAuthenticated, email: isAuthenticated ? ADA : undefined }),
    [`POST ${CREATE}`]: () => {
      isAuthenticated = false;
      return problem(401, "Please log in to continue.");
    },
  });
  window.history.replaceState(null, "", "/checkout");
  await reachPayment();
  await placeOrder();
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(first.address()).toBe("/login?redirectUrl=checkout");
  // The login page redirects signed-in visitors.
  expect(session.current()).toEqual({ isAuthenticated: false });
  first.unmount();

  visitCheckout();
  expect(await screen.findByLabelText("First name")).toHaveValue("Ada");
  expect(screen.getByLabelText("ZIP code")).toHaveValue("02142");
});
