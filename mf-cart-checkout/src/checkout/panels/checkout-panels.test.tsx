import { useCart } from "@ligate/platform/cart";
import { useNotices } from "@ligate/platform/notices";
import { problem } from "@ligate/platform/testing/fake-api";
import { act, screen, waitFor, within } from "@testing-library/react";
import { findCardField, servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import {
  ADA,
  buyer,
  fillInShipping,
  getPanel,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

const guest = { "GET /api/session/": { isAuthenticated: false } };

beforeEach(() => {
  servePayPal();
  useNotices.setState({ notices: [] });
});

it("redirects a buyer with an empty cart to the cart, with a message", async () => {
  const page = visitCheckout({ "GET /api/orders/cart/": aCart() });
  expect(await screen.findByText("Your cart is empty.")).toBeVisible();
  expect(page.address()).toBe("/cart");
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "error", text: "Please add items to your cart before proceeding to checkout." },
  ]);
});

it("shows the lines and the amounts of the order", async () => {
  visitCheckout({ "GET /api/orders/cart/": aCart(aLine({ quantity: 2 })) });
  const review = within(await screen.findByRole("region", { name: "Order review" }));
  expect(review.getByText("CRISPRa Lenti-AIO Kit, 5 µg")).toBeVisible();
  expect(review.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$758.00");
  expect(review.getByText("Shipping Fee").nextSibling).toHaveTextContent("Free");
  expect(review.getByText("Tax").nextSibling).toHaveTextContent("Free");
  expect(review.getByText("Total").nextSibling).toHaveTextContent("$758.00");
});

it("shows the cart that another tab has changed, and says so", async () => {
  let quantity = 2;
  visitCheckout({ "GET /api/orders/cart/": () => aCart(aLine({ quantity })) });
  const review = within(await screen.findByRole("region", { name: "Order review" }));
  expect(review.getByText("Subtotal (2)")).toBeVisible();

  quantity = 3;
  act(() => useCart.setState({ count: 3 }));

  expect(await review.findByText("Subtotal (3)")).toBeVisible();
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: "Your cart was changed in another tab. This page shows it now." },
  ]);
});

describe("for a guest", () => {
  it("opens only the sign-up, with a link to a login that redirects back", async () => {
    visitCheckout(guest);
    expect(await screen.findByLabelText("E-mail")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      "/login?redirectUrl=checkout",
    );
    expect(screen.getByRole("heading", { name: "1. Shipping (not available yet)" })).toBeVisible();
    expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Place Order" })).not.toBeInTheDocument();
  });

  /** A guest whose sign-up the API remembers. @param activated whether the account has a password, which may change */
  function visitAsSignedUp(
    isActivated: () => boolean = () => false,
    email: () => string | undefined = () => ADA,
  ) {
    return visitCheckout({
      "GET /api/session/": () => {
        const address = email();
        return {
          isAuthenticated: false,
          ...(address && { signed_up: { email: address, is_activated: isActivated() } }),
        };
      },
      "POST /api/signup/": { detail: "Sent." },
      "POST /api/resend-verification/": { detail: "A new link is on its way." },
    });
  }
  const SENT =
    "Email verification link sent. Please check your email and verify your account. You may now exit this page.";

  it("requests the verification link with the e-mail address only, and waits", async () => {
    let email: string | undefined;
    const page = visitAsSignedUp(undefined, () => email);
    const field = await screen.findByLabelText("E-mail");
    email = ADA;
    await buyer.type(field, "Ada@Lab.example{Enter}");

    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.getByText(ADA)).toBeVisible();
    expect(page.getPosted("/api/signup/")).toEqual([{ email: ADA }]);
    expect(screen.getByLabelText("E-mail")).not.toBeVisible();
    expect(screen.getByRole("heading", { name: "Sign up or log in" })).toHaveFocus();
  });

  it("still waits after a reload, sends the link again, and takes another address", async () => {
    const page = visitAsSignedUp();
    expect(await screen.findByText(SENT)).toBeVisible();

    await buyer.click(screen.getByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("A new link is on its way.")).toBeVisible();
    expect(page.getPosted("/api/resend-verification/")).toEqual([{ email: ADA }]);

    await buyer.click(screen.getByRole("button", { name: "Change address" }));
    expect(screen.getByLabelText("E-mail")).toBeVisible();
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  });

  it("notices that the link was opened in another browser, and leads to the login", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isActivated = false;
    visitAsSignedUp(() => isActivated);
    expect(await screen.findByText(SENT)).toBeVisible();

    isActivated = true;
    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(await screen.findByText(/^The account of/)).toHaveTextContent(`The account of ${ADA} is ready.`);
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      "/login?redirectUrl=checkout",
    );
    jest.useRealTimers();
  });

  it("shows the message of the API on an error, and keeps the input", async () => {
    visitCheckout({
      ...guest,
      "POST /api/signup/": problem(429, "Too many sign-ups. Try again in an hour."),
    });
    await buyer.type(await screen.findByLabelText("E-mail"), "ada@lab.example{Enter}");
    expect(await screen.findByText("Too many sign-ups. Try again in an hour.")).toBeVisible();
    expect(screen.getByLabelText("E-mail")).toHaveValue("ada@lab.example");
  });

  it("reports an invalid e-mail address", async () => {
    const page = visitCheckout(guest);
    await buyer.type(await screen.findByLabelText("E-mail"), "ada{Enter}");
    expect(await screen.findByText("Invalid email address.")).toBeVisible();
    expect(page.getPosted("/api/signup/")).toEqual([]);
  });

  it("opens the shipping when the guest returns to the tab after a login in another one", async () => {
    let isAuthenticated = false;
    visitCheckout({
      "GET /api/session/": () => ({ isAuthenticated, email: isAuthenticated ? ADA : undefined }),
    });
    await screen.findByLabelText("E-mail");
    isAuthenticated = true;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByLabelText("First name")).toBeVisible();
    expect(screen.queryByLabelText("E-mail")).not.toBeInTheDocument();
  });
});

describe("for a signed-in buyer", () => {
  it("opens the shipping, without a sign-up", async () => {
    visitCheckout();
    expect(await screen.findByLabelText("First name")).toBeVisible();
    expect(screen.queryByLabelText("E-mail")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "2. Billing (not available yet)" })).toBeVisible();
    expect(within(screen.getByLabelText("State")).getAllByRole("option")).toHaveLength(51);
  });

  it("fills in the address of the account", async () => {
    const shipping_address = {
      address_line_1: "1 Main St",
      apt_suite: "2",
      city: "Salem",
      state: "OR",
      zipcode: "97301",
    };
    visitCheckout({
      "GET /api/users/view-user-info/": {
        first_name: "Ada",
        last_name: "Byron",
        company: "",
        shipping_address,
      },
    });
    expect(await screen.findByLabelText("Last name")).toHaveValue("Byron");
    expect(screen.getByLabelText(/^Apartment/)).toHaveValue("2");
    expect(screen.getByLabelText("State")).toHaveValue("OR");
    expect(screen.getByLabelText("ZIP code")).toHaveValue("97301");
  });

  it("fills in the address of the account where an earlier visit has left the fields empty", async () => {
    const first = visitCheckout();
    await buyer.type(await screen.findByLabelText("First name"), "A{Backspace}");
    first.unmount();

    visitCheckout({
      "GET /api/users/view-user-info/": {
        first_name: "Ada",
        last_name: "Byron",
        company: "",
        shipping_address: {
          address_line_1: "1 Main St",
          apt_suite: "",
          city: "Salem",
          state: "OR",
          zipcode: "97301",
        },
      },
    });
    expect(await screen.findByLabelText("First name")).toHaveValue("Ada");
    expect(screen.getByLabelText("Address")).toHaveValue("1 Main St");
    expect(screen.getByLabelText("State")).toHaveValue("OR");
  });

  it("reports each missing field", async () => {
    visitCheckout();
    await buyer.type(await screen.findByLabelText("ZIP code"), "123");
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    expect(await screen.findByText("First name is required")).toBeVisible();
    expect(screen.getByText("Last name is required")).toBeVisible();
    expect(screen.getByText("Address is required")).toBeVisible();
    expect(screen.getByText("City is required")).toBeVisible();
    expect(screen.getByText("State is required")).toBeVisible();
    expect(screen.getByText("Please enter a valid ZIP code")).toBeVisible();
    expect(screen.getByRole("heading", { name: "2. Billing (not available yet)" })).toBeVisible();
  });

  it("shows a preview of a valid address, and opens the billing", async () => {
    visitCheckout();
    await reachPayment();
    const shipping = getPanel("1. Shipping");
    expect(shipping.getByText("Ada Lovelace")).toBeVisible();
    expect(shipping.getByText("100 Binney Street")).toBeVisible();
    expect(shipping.getByText("Cambridge, MA 02142")).toBeVisible();
    expect(shipping.getByLabelText("First name")).not.toBeVisible();
    expect(screen.getByRole("heading", { name: "2. Billing" })).toHaveFocus();
    expect(screen.getByRole("tab", { name: "Credit Card" })).toHaveAttribute("aria-selected", "true");
  });

  it("closes the billing, hides the preview and keeps all input when the shipping is edited", async () => {
    visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByRole("button", { name: "Edit 1. Shipping" }));

    expect(screen.getByRole("heading", { name: "1. Shipping" })).toHaveFocus();
    expect(screen.queryByText("Ada Lovelace")).not.toBeInTheDocument();
    expect(screen.getByTitle("Card number")).not.toBeVisible();
    expect(screen.getByRole("heading", { name: "2. Billing (not available yet)" })).toBeVisible();

    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    await waitFor(() => expect(screen.getByTitle("Card number")).toBeVisible());
    expect(findCardField("Card number")?.value).toBe("4111 1111 1111 1111");
  });

  it("keeps the input over a reload, except the card", async () => {
    const first = visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
    await buyer.type(await getPanel("2. Billing").findByLabelText("Address"), "1 Congress Ave");
    expect(JSON.stringify(sessionStorage)).not.toContain("4111");
    first.unmount();

    visitCheckout();
    expect(await screen.findByLabelText("First name")).toHaveValue("Ada");
    expect(screen.getByLabelText("State")).toHaveValue("MA");
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    await waitFor(() => getPanel("2. Billing"));
    expect(await getPanel("2. Billing").findByLabelText("Address")).toHaveValue("1 Congress Ave");
  });

  it("does not show the input to another buyer in the same tab", async () => {
    const first = visitCheckout();
    await fillInShipping();
    first.unmount();
    visitCheckout({ "GET /api/session/": { isAuthenticated: true, email: "eve@lab.example" } });
    expect(await screen.findByLabelText("First name")).toHaveValue("");
  });
});
