import { useNotices } from "@ligate/platform/notices";
import { session } from "@ligate/platform/session";
import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor, within } from "@testing-library/react";
import { fakePayPal } from "../../testing/fake-paypal.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { ADA, buyer, reachPayment, visitCheckout } from "../../testing/visit-checkout.ts";

beforeEach(() => {
  fakePayPal();
  sessionStorage.clear();
  useNotices.setState({ notices: [] });
});

const CAPTURE = "/api/orders/capture/ORDER-1";
const CREATE = "/api/orders/create/";
const CHANGED = "Your cart or its prices have changed meanwhile.";
const placeOrder = () => buyer.click(screen.getByRole("button", { name: "Place Order" }));

describe("a cart that is another one than the page's", () => {
  const dearer = aCart(aLine({ price: 399, quantity: 2 }));

  async function meetConflict() {
    let cart = aCart(aLine());
    const page = visitCheckout({
      "GET /api/orders/cart/": () => cart,
      [`POST ${CREATE}`]: ({ body }: { body: unknown }) => {
        cart = dearer;
        const isRight = (body as { total_price: number }).total_price === 798;
        return isRight ? { id: "ORDER-1" } : problem(409, CHANGED, { cart });
      },
    });
    await reachPayment();
    await placeOrder();
    return { page, dialog: within(await screen.findByRole("dialog", { name: "Your order has changed" })) };
  }

  it("is shown by its differences, and nothing is paid", async () => {
    const { page, dialog } = await meetConflict();
    expect(dialog.getByText(/Nothing was charged/)).toHaveTextContent(CHANGED);
    expect(dialog.getByText("CRISPRa Lenti-AIO Kit, 5 µg").nextSibling).toHaveTextContent(
      "1 × $379.00 2 × $399.00",
    );
    expect(dialog.getByText("Total").nextSibling).toHaveTextContent("$422.00 $798.00");
    expect(page.sent(CAPTURE)).toEqual([]);
  });

  it("is paid only after the buyer has accepted it", async () => {
    const { page, dialog } = await meetConflict();
    await buyer.click(dialog.getByRole("button", { name: "Accept the changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$798.00");

    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
    expect(page.sent(CREATE)).toEqual([{ total_price: 422 }, { total_price: 798 }]);
    expect(page.sent(CAPTURE)).toMatchObject([{ quantity: 2, subtotal: 798, shipping_amount: 0 }]);
  });

  it("leads to the cart when it has become empty", async () => {
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

  it("is met at the capture too", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: problem(409, CHANGED, { cart: dearer }) });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByRole("dialog", { name: "Your order has changed" })).toBeVisible();
  });

  it("is not what another payment under way is taken for", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: problem(409, "A payment of yours is still being confirmed.") });
    await reachPayment();
    await placeOrder();
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("A payment of yours is still being confirmed."),
    );
  });
});

it("leads to the login when the session has ended, and back with what was typed", async () => {
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
  // The login page would send away whom it still takes for signed in.
  expect(session.current()).toEqual({ isAuthenticated: false });
  first.unmount();

  visitCheckout();
  expect(await screen.findByLabelText("First name")).toHaveValue("Ada");
  expect(screen.getByLabelText("ZIP code")).toHaveValue("02142");
});
