import type { Cart } from "@ligate/contract/cart/schemas";
import { useNotices } from "@ligate/platform/notices";
import { session } from "@ligate/platform/session";
import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor, within } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine, aNotSoldLine } from "../../testing/sample-cart.ts";
import { aCapture } from "../../testing/sample-payment.ts";
import {
  ADA,
  buyer,
  CAPTURE,
  CREATE,
  fillInShipping,
  getPanel,
  getReview,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

beforeEach(() => {
  servePayPal();
  useNotices.setState({ notices: [] });
});

const CHANGED = "Your cart or its prices have changed.";

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

  describe("in its delivery", () => {
    const PROMISE = "Fewer pieces are in stock than shown. Please check the dates and confirm again.";
    const ready = aLine({ quantity: 2, ready_quantity: 2, ready_days: 3, made_to_order_days: null });

    async function causePromiseConflict(line: Parameters<typeof aLine>[0]) {
      let cart = aCart(ready);
      const later = aCart({ ...ready, ...line });
      const page = visitCheckout({
        "GET /api/orders/cart/": () => cart,
        [`POST ${CAPTURE}`]: ({ body }: { body: unknown }) => {
          cart = later;
          const [shown] = (body as { cart: { ready_quantity: number }[] }).cart;
          return shown?.ready_quantity === 2 ? problem(409, PROMISE, { cart }) : aCapture("CAPTURE-1");
        },
      });
      await reachPayment();
      expect(getReview().getByText("Ready in 3 business days")).toBeVisible();
      await placeOrder();
      return { page, dialog: within(await screen.findByRole("dialog", { name: "Your order has changed" })) };
    }

    it("shows what is delivered later, and is paid after the buyer has confirmed it", async () => {
      const { dialog } = await causePromiseConflict({ ready_quantity: 1, made_to_order_days: 35 });
      expect(dialog.getByText(/Nothing was charged/)).toHaveTextContent(PROMISE);
      expect(dialog.getByText("CRISPRa Lenti-AIO Kit, 5 µg").nextSibling).toHaveTextContent(
        "Ready in 3 business days 1 ready in 3 business days, 1 made to order in 35",
      );
      expect(dialog.getByText("Total").nextSibling).toHaveTextContent(/^\s*\$758\.00$/);
      await buyer.click(dialog.getByRole("button", { name: "Accept the changes" }));
      expect(await getReview().findByText("1 ready in 3 business days, 1 made to order in 35")).toBeVisible();
      await placeOrder();
      expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
    });

    it("leads to the cart if pieces are not available, without a way to accept that", async () => {
      const { dialog } = await causePromiseConflict({ ready_quantity: 1, unavailable_quantity: 1 });
      expect(dialog.getByText("CRISPRa Lenti-AIO Kit, 5 µg").nextSibling).toHaveTextContent(
        "1 not available",
      );
      expect(dialog.queryByRole("button", { name: "Accept the changes" })).not.toBeInTheDocument();
      expect(dialog.getByRole("link", { name: "Change the cart" })).toHaveAttribute("href", "/cart");
    });
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
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([
      "Your cart was ordered or emptied in another browser, so this payment was not taken. Please check your orders.",
    ]);
  });

  it("redirects to the cart page if nothing of it is sold any more", async () => {
    let cart: Cart = aCart(aLine());
    const page = visitCheckout({
      "GET /api/orders/cart/": () => cart,
      [`POST ${CREATE}`]: () => {
        cart = { ...aCart(), not_sold: [aNotSoldLine()] };
        return problem(409, "Please add items to your cart before proceeding to checkout.", {
          cart: aCart(),
        });
      },
    });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByRole("region", { name: "No longer available" })).toBeVisible();
    expect(page.address()).toBe("/cart");
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([
      "Your items are no longer available, so this payment was not taken. Your cart shows the reasons.",
    ]);
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

describe("a cart that cannot be ordered", () => {
  it.each([
    [
      "pieces that are not available",
      aLine({ quantity: 3, unavailable_quantity: 1 }),
      /not available in this/,
    ],
    [
      "a line without its specification",
      aLine({ specification_problem: "Please choose the parental cell line." }),
      /complete their specification/,
    ],
    ["a total that PayPal does not accept", aLine({ price: 2000, quantity: 999 }), /at most \$999,999\.99/],
  ])("is not paid, with a link to the cart: %s", async (_, line, reason) => {
    visitCheckout({ "GET /api/orders/cart/": aCart(line) });
    await fillInShipping();
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(getPanel("2. Billing").getByRole("link", { name: "Change the cart" })).toHaveAttribute(
      "href",
      "/cart",
    );
    expect(screen.queryByRole("button", { name: "Place Order" })).not.toBeInTheDocument();
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

describe("lines of the cart that are no longer available", () => {
  it.each([
    [1, "One item in your cart is no longer available and is not included in this order."],
    [2, "2 items in your cart are no longer available and are not included in this order."],
  ])("are mentioned in one sentence: %i", async (count, sentence) => {
    const not_sold = Array.from({ length: count }, (_, id) => aNotSoldLine({ id: id + 50 }));
    visitCheckout({ "GET /api/orders/cart/": { ...aCart(aLine()), not_sold } });

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText("CRISPR KO AAV Kit")).not.toBeInTheDocument();
    expect(getReview().getByText("Subtotal (1)").nextSibling).toHaveTextContent("$379.00");
  });
});
