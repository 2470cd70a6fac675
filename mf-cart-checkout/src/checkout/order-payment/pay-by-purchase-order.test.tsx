import { useCart } from "@ligate/platform/cart";
import { problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine, aShownLine } from "../../testing/sample-cart.ts";
import { aStatus } from "../../testing/sample-payment.ts";
import {
  buyer,
  CREATE,
  findBannerMessage,
  getReview,
  placeOrder,
  SHIPPING_ADDRESS,
  visitCheckout,
} from "../../testing/visit-checkout.ts";
import {
  aPdf,
  chooseFile,
  fillInPurchaseOrder,
  getPoForm,
  getPostedForms,
  getPoTab,
  PAY_WITH_PO,
  visitPurchaseOrder,
} from "../../testing/visit-purchase-order.ts";

beforeEach(() => void servePayPal());

describe("a purchase order below 1000 dollars", () => {
  it("is placed with the PDF and the amounts, without a card, and opens the confirmation", async () => {
    const page = await visitPurchaseOrder();
    expect(screen.getByText(/^To pay by purchase order/)).toHaveTextContent("$422.00");
    expect(screen.queryByRole("form", { name: "Pay by card" })).not.toBeInTheDocument();
    await fillInPurchaseOrder();
    await placeOrder();

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    const [{ cart, address, ...texts } = {}] = getPostedForms(page, PAY_WITH_PO);
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
      attempt: expect.any(String),
    });
    expect(JSON.parse(String(cart))).toEqual([aShownLine()]);
    expect(JSON.parse(String(address))).toEqual(SHIPPING_ADDRESS);
    expect(await ((page.getPosted(PAY_WITH_PO)[0] as FormData).get("po_file") as File).text()).toBe(
      await aPdf().text(),
    );
    expect(page.getPosted(CREATE)).toEqual([]);
    expect(useCart.getState().count).toBe(0);
    expect(sessionStorage.getItem("draft:checkout")).toBeNull();
  });

  it("is placed on Enter in the number field", async () => {
    await visitPurchaseOrder();
    await chooseFile(aPdf());
    await buyer.type(screen.getByLabelText("PO number"), "PO-7{Enter}");
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });

  it("is placed once when the button is clicked several times, and blocks the page until the response", async () => {
    const response = Promise.withResolvers();
    const page = await visitPurchaseOrder({ [`POST ${PAY_WITH_PO}`]: () => response.promise });
    await fillInPurchaseOrder();
    const button = screen.getByRole("button", { name: "Place Order" });
    for (let click = 0; click < 5; click++) fireEvent.click(button);

    expect(await screen.findByText("Processing your payment…")).toBeVisible();
    expect(button.closest("[inert]")).not.toBeNull();
    fireEvent.click(button);
    response.resolve({ payment_token: "TOKEN-1" });
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    expect(page.getPosted(PAY_WITH_PO)).toHaveLength(1);
  });

  it("leads to the order by itself if the response was lost", async () => {
    let attempt = "";
    const page = await visitPurchaseOrder({
      [`POST ${PAY_WITH_PO}`]: ({ body }: { body: FormData }) => {
        attempt = String(body.get("attempt"));
        return problem(502, "The store is busy.");
      },
    });
    const answer = jest.fn(() => aStatus("taken"));
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith(`/api/orders/payment-status/${attempt}`)
        ? Response.json(answer())
        : fetch(input, init);
    await fillInPurchaseOrder();
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(attempt).toMatch(/^[0-9a-f-]{36}$/);
    expect(page.getPosted(PAY_WITH_PO)).toHaveLength(1);
  });

  it("can be placed again, as another attempt, if the store did not receive it", async () => {
    let requests = 0;
    const page = await visitPurchaseOrder({
      [`POST ${PAY_WITH_PO}`]: () =>
        requests++ === 0 ? problem(502, "The store is busy.") : { payment_token: "TOKEN-1" },
    });
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      String(input).includes("/api/orders/payment-status/")
        ? Response.json({ detail: "No such payment was found." }, { status: 404 })
        : fetch(input, init);
    await fillInPurchaseOrder();
    await placeOrder();
    await findBannerMessage("Your payment did not reach us, and nothing was taken. Please try again.");
    await waitFor(() => expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus());
    await placeOrder();

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    const [first, second] = getPostedForms(page, PAY_WITH_PO);
    expect(second).toEqual({ ...first, attempt: expect.any(String) });
    expect(second?.attempt).not.toBe(first?.attempt);
  });

  it("keeps the input when the API rejects it, and shows the reason in the banner", async () => {
    await visitPurchaseOrder({
      [`POST ${PAY_WITH_PO}`]: problem(422, "Orders below $100.00 are paid by card or PayPal."),
    });
    await fillInPurchaseOrder();
    await placeOrder();
    await findBannerMessage("Orders below $100.00 are paid by card or PayPal.");
    expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(getPoForm().getByText("po-7.pdf")).toBeVisible();
  });

  it("keeps the input when the account may not order by purchase order, and shows the reason", async () => {
    const reason = "Your account has 5 unpaid purchase orders. Please contact us to place more.";
    await visitPurchaseOrder({ [`POST ${PAY_WITH_PO}`]: problem(403, reason) });
    await fillInPurchaseOrder();
    await placeOrder();
    await findBannerMessage(reason);
    expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(getPoForm().getByText("po-7.pdf")).toBeVisible();
  });

  it("shows a changed cart, and is placed once the buyer has accepted it", async () => {
    let cart = aCart(aLine());
    const changedCart = aCart(aLine({ price: 399, quantity: 2 }));
    const page = await visitPurchaseOrder({
      "GET /api/orders/cart/": () => cart,
      [`POST ${PAY_WITH_PO}`]: ({ body }: { body: FormData }) => {
        cart = changedCart;
        const isAccepted = body.get("total_price") === "798.00";
        return isAccepted ? { payment_token: "TOKEN-1" } : problem(409, "Your cart has changed.", { cart });
      },
    });
    await fillInPurchaseOrder();
    await placeOrder();
    const dialog = within(await screen.findByRole("dialog", { name: "Your order has changed" }));
    expect(dialog.getByText("Total").nextSibling).toHaveTextContent("$422.00 $798.00");
    await buyer.click(dialog.getByRole("button", { name: "Accept the changes" }));
    await waitFor(() =>
      expect(getReview().getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$798.00"),
    );
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    expect(getPostedForms(page, PAY_WITH_PO).map(({ po_price }) => po_price)).toEqual(["422.00", "798.00"]);
  });

  it("redirects to the login when the session has ended, keeps the number, and asks for the file again", async () => {
    const first = await visitPurchaseOrder({
      [`POST ${PAY_WITH_PO}`]: problem(401, "Please log in to continue."),
    });
    window.history.replaceState(null, "", "/checkout");
    await fillInPurchaseOrder();
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(first.address()).toBe("/login?redirectUrl=checkout");
    first.unmount();

    visitCheckout();
    await buyer.click(await screen.findByRole("button", { name: "Continue to billing" }));
    await screen.findByRole("button", { name: "Place Order" });
    await buyer.click(getPoTab());
    expect(await screen.findByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(
      getPoForm().getByText("Files are not kept when the page reloads. Please choose po-7.pdf again."),
    ).toBeVisible();
    await chooseFile(aPdf());
    expect(getPoForm().queryByText(/not kept when the page reloads/)).not.toBeInTheDocument();
  });
});
