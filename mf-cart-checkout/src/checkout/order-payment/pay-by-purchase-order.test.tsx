import { useCart } from "@ligate/platform/cart";
import { problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fakePayPal } from "../../testing/fake-paypal.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { buyer, shippedTo, visitCheckout } from "../../testing/visit-checkout.ts";
import {
  aPdf,
  choose,
  fillInPurchaseOrder,
  formsSent,
  openPurchaseOrder,
  PAY,
  placeOrder,
  poForm,
  poTab,
  review,
  says,
} from "../../testing/visit-purchase-order.ts";

beforeEach(() => void fakePayPal());

const CREATE = "/api/orders/create/";

describe("below 1000 dollars", () => {
  it("orders with the PDF and the amounts, without a card, and goes on to the confirmation", async () => {
    const page = await openPurchaseOrder();
    expect(screen.getByText(/^To pay by purchase order/)).toHaveTextContent("$422.00");
    expect(screen.queryByRole("form", { name: "Pay by card" })).not.toBeInTheDocument();
    await fillInPurchaseOrder();
    await placeOrder();

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    const [{ cart, address, ...texts } = {}] = formsSent(page, PAY);
    expect(texts).toEqual({
      order_number: "PO-7",
      po_file: "po-7.pdf",
      quantity: "1",
      subtotal: "379.00",
      shipping_amount: "43.00",
      tax_amount: "23.69",
      total_price: "422.00",
      credit_price: "0.00",
      po_price: "422.00",
    });
    expect(JSON.parse(String(cart))).toEqual([aLine()]);
    expect(JSON.parse(String(address))).toEqual(shippedTo);
    expect(await ((page.sent(PAY)[0] as FormData).get("po_file") as File).text()).toBe(await aPdf().text());
    expect(page.sent(CREATE)).toEqual([]);
    expect(useCart.getState().count).toBe(0);
    expect(sessionStorage.getItem("checkout_draft")).toBeNull();
  });

  it("orders by Enter in the number's field", async () => {
    await openPurchaseOrder();
    await choose(aPdf());
    await buyer.type(screen.getByLabelText("PO number"), "PO-7{Enter}");
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });

  it("orders once, however often the button is pressed, and is busy meanwhile", async () => {
    const answer = Promise.withResolvers();
    const page = await openPurchaseOrder({ [`POST ${PAY}`]: () => answer.promise });
    await fillInPurchaseOrder();
    const button = screen.getByRole("button", { name: "Place Order" });
    for (let press = 0; press < 5; press++) fireEvent.click(button);

    expect(await screen.findByText("Processing your payment…")).toBeVisible();
    expect(button.closest("[inert]")).not.toBeNull();
    fireEvent.click(button);
    answer.resolve({ payment_token: "TOKEN-1" });
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    expect(page.sent(PAY)).toHaveLength(1);
  });

  it("asks again where the answer was lost, with the same form", async () => {
    let asked = 0;
    const page = await openPurchaseOrder({
      [`POST ${PAY}`]: () =>
        asked++ === 0 ? problem(502, "The store is busy.") : { payment_token: "TOKEN-1" },
    });
    await fillInPurchaseOrder();
    await placeOrder();
    await says("The store is busy.");
    await waitFor(() => expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus());
    await buyer.click(screen.getByRole("button", { name: "Check again" }));

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    const [first, second] = formsSent(page, PAY);
    expect(second).toEqual(first);
  });

  it("says in the banner what the store objects to, and keeps what was filled in", async () => {
    await openPurchaseOrder({
      [`POST ${PAY}`]: problem(422, "Orders below $100.00 are paid by card or PayPal."),
    });
    await fillInPurchaseOrder();
    await placeOrder();
    await says("Orders below $100.00 are paid by card or PayPal.");
    expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(poForm().getByText("po-7.pdf")).toBeVisible();
  });

  it("shows a cart that has changed, and orders what the buyer has accepted", async () => {
    let cart = aCart(aLine());
    const dearer = aCart(aLine({ price: 399, quantity: 2 }));
    const page = await openPurchaseOrder({
      "GET /api/orders/cart/": () => cart,
      [`POST ${PAY}`]: ({ body }: { body: FormData }) => {
        cart = dearer;
        const isRight = body.get("total_price") === "798.00";
        return isRight ? { payment_token: "TOKEN-1" } : problem(409, "Your cart has changed.", { cart });
      },
    });
    await fillInPurchaseOrder();
    await placeOrder();
    const dialog = within(await screen.findByRole("dialog", { name: "Your order has changed" }));
    expect(dialog.getByText("Total").nextSibling).toHaveTextContent("$422.00 $798.00");
    await buyer.click(dialog.getByRole("button", { name: "Accept the changes" }));
    await waitFor(() =>
      expect(review().getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$798.00"),
    );
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    expect(formsSent(page, PAY).map(({ po_price }) => po_price)).toEqual(["422.00", "798.00"]);
  });

  it("leads to the login when the session has ended, and back with the number; the file is asked for again", async () => {
    const first = await openPurchaseOrder({ [`POST ${PAY}`]: problem(401, "Please log in to continue.") });
    window.history.replaceState(null, "", "/checkout");
    await fillInPurchaseOrder();
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(first.address()).toBe("/login?redirectUrl=checkout");
    first.unmount();

    visitCheckout();
    await buyer.click(await screen.findByRole("button", { name: "Continue to billing" }));
    await screen.findByRole("button", { name: "Place Order" });
    await buyer.click(poTab());
    expect(await screen.findByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(
      poForm().getByText("A file is not kept over a reload: please choose po-7.pdf again."),
    ).toBeVisible();
    await choose(aPdf());
    expect(poForm().queryByText(/not kept over a reload/)).not.toBeInTheDocument();
  });
});
