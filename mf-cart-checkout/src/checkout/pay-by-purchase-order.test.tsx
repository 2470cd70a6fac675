import { PURCHASE_ORDER_FILE_MAX_BYTES } from "@ligate/contract/purchase-order-words";
import { useCart } from "@ligate/platform/cart";
import { problem } from "@ligate/platform/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type FakePayPal, fakePayPal } from "../fake-paypal.ts";
import {
  aCapture,
  aCart,
  aLine,
  buyer,
  panel,
  reachPayment,
  shippedTo,
  visitCheckout,
} from "./checkout-visit.ts";

let paypal: FakePayPal;
beforeEach(() => {
  paypal = fakePayPal();
  sessionStorage.clear();
});

const PAY = "/api/orders/pay-with-purchase-order/";
const CAPTURE = "/api/orders/capture/po/ORDER-1";
const CREATE = "/api/orders/create/";
const MISSING = "Please fill in all required Purchase Order (PO) fields.";
const goodAnswers = { [`POST ${PAY}`]: { payment_token: "TOKEN-1" } };

const aPdf = (content = "%PDF-1.7\n1 0 obj\n%%EOF\n", name = "po-7.pdf") =>
  new File([content], name, { type: "application/pdf" });
const poTab = () => screen.getByRole("tab", { name: "Credit Card and Purchase Order" });
const poForm = () => within(screen.getByRole("form", { name: "Purchase order" }));
const choose = (file: File) => buyer.upload(poForm().getByLabelText("Purchase order (PDF)"), file);
const placeOrder = () => buyer.click(screen.getByRole("button", { name: "Place Order" }));
const banner = () => screen.getAllByRole("alert").at(-1);
const says = (text: string) => waitFor(() => expect(banner()).toHaveTextContent(text));
const review = () => within(screen.getByRole("region", { name: "Order review" }));

async function openPurchaseOrder(answers = {}) {
  const page = visitCheckout({ ...goodAnswers, ...answers });
  await reachPayment();
  await buyer.click(poTab());
  await screen.findByLabelText("PO number");
  return page;
}

async function fillInPurchaseOrder(file = aPdf()) {
  await buyer.type(screen.getByLabelText("PO number"), " PO-7 ");
  await choose(file);
}

/** The texts of forms that were sent; of their files the names. */
function formsSent(page: ReturnType<typeof visitCheckout>, path: string) {
  return page
    .sent(path)
    .map((form) =>
      Object.fromEntries(
        [...(form as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
      ),
    );
}

describe("the tab of purchase orders", () => {
  it.each([
    ["99.99", 56.99, 1],
    ["100.00", 57, 2],
  ])("stands beside the card's at a total of %s: %d and shipping", async (_, price, tabs) => {
    visitCheckout({ "GET /api/orders/cart/": aCart(aLine({ price })) });
    await reachPayment();
    expect(screen.getAllByRole("tab")).toHaveLength(tabs);
  });

  it.each([
    ["999.99", 999.99, "$0.00", "$999.99"],
    ["1000.00", 1000, "$500.00", "$500.00"],
    ["1000.01", 1000.01, "$500.00", "$500.01"],
  ])("divides %s to the cent", async (_, price, now, byOrder) => {
    await openPurchaseOrder({ "GET /api/orders/cart/": aCart(aLine({ price })) });
    expect(review().getByText("To pay now").nextSibling).toHaveTextContent(now);
    expect(review().getByText("By purchase order (PO)").nextSibling).toHaveTextContent(byOrder);
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(review().queryByText("By purchase order (PO)")).not.toBeInTheDocument();
    expect(await screen.findByText(/^To pay now:/)).toHaveTextContent(
      `$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
  });

  it("is reached by the arrow keys, and its form by Tab", async () => {
    visitCheckout();
    await reachPayment();
    screen.getByRole("tab", { name: "Credit Card" }).focus();
    await buyer.keyboard("{ArrowRight}");
    expect(poTab()).toHaveFocus();
    await screen.findByLabelText("PO number");
    await buyer.tab();
    expect(screen.getByLabelText("PO number")).toHaveFocus();
    await buyer.tab();
    expect(screen.getByLabelText("Purchase order (PDF)")).toHaveFocus();
    await buyer.tab();
    expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus();
  });
});

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

describe("what is filled in", () => {
  it("is wanted: number and file", async () => {
    const page = await openPurchaseOrder();
    await placeOrder();
    await says(MISSING);
    expect(poForm().getAllByText(MISSING)).toHaveLength(2);
    expect(screen.getByLabelText("PO number")).toHaveFocus();

    await buyer.type(screen.getByLabelText("PO number"), "PO-7");
    expect(poForm().getAllByText(MISSING)).toHaveLength(1);
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText("Purchase order (PDF)")).toHaveFocus());
    expect(screen.getByLabelText("Purchase order (PDF)")).toHaveAccessibleDescription(
      `No file chosen PDF, 10 MB at most. ${MISSING}`,
    );
    expect(page.sent(PAY)).toEqual([]);
  });

  it.each([
    ["a picture that is called PDF", aPdf("\u0089PNG"), "Please choose a purchase order (PO) in PDF format."],
    ["half a PDF", aPdf("%PDF-1.7 and no end"), "Please choose a purchase order (PO) in PDF format."],
    ["an empty file", aPdf(""), MISSING],
    [
      "a file of more than 10 MB",
      aPdf(`%PDF-${" ".repeat(PURCHASE_ORDER_FILE_MAX_BYTES)}%%EOF`),
      "A purchase order (PO) may have at most 10 MB.",
    ],
  ])("is not %s: said at once, and again instead of sending it", async (_, file, text) => {
    const page = await openPurchaseOrder();
    await fillInPurchaseOrder(file);
    expect(await poForm().findByText(text)).toBeVisible();
    await placeOrder();
    await says(text);
    expect(page.sent(PAY)).toEqual([]);

    await choose(aPdf());
    await waitFor(() => expect(poForm().queryByText(text)).not.toBeInTheDocument());
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });

  it("comes with a billing address, where another one is asked for", async () => {
    const page = await openPurchaseOrder();
    await fillInPurchaseOrder();
    await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
    await placeOrder();
    await says("An error has occurred. Please make sure to fill in all required fields.");
    expect(await panel("2. Billing").findByText("Address is required")).toBeVisible();
    expect(page.sent(PAY)).toEqual([]);
  });

  it("stays over a change of the tab and an edit of the shipping", async () => {
    await openPurchaseOrder();
    await fillInPurchaseOrder();
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(screen.queryByLabelText("PO number")).not.toBeInTheDocument();
    await buyer.click(poTab());
    expect(await screen.findByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(poForm().getByText("po-7.pdf")).toBeVisible();

    await buyer.click(screen.getByRole("button", { name: "Edit 1. Shipping" }));
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    await waitFor(() => expect(poTab()).toHaveAttribute("aria-selected", "true"));
    expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });
});

describe("from 1000 dollars on", () => {
  const inHalves = {
    "GET /api/orders/cart/": aCart(aLine({ quantity: 3 })),
    [`POST ${CAPTURE}`]: { ...aCapture("CAPTURE-1"), payment_token: "TOKEN-2" },
  };

  it("half is paid by card and half by purchase order, as the notice says", async () => {
    const page = await openPurchaseOrder(inHalves);
    expect(screen.getByText(/50% is paid upfront/)).toHaveTextContent(
      "From $1,000.00 on, 50% is paid upfront by credit card or PayPal, and 50% by purchase order (PO): $568.50 now and $568.50 by purchase order.",
    );
    expect(await screen.findByText(/^To pay now:/)).toHaveTextContent("$568.50");
    await fillInPurchaseOrder();
    await screen.findByRole("form", { name: "Pay by card" });
    await placeOrder();

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.sent(CREATE)).toEqual([{ total_price: 568.5 }]);
    expect(formsSent(page, CAPTURE)).toMatchObject([
      {
        order_number: "PO-7",
        po_file: "po-7.pdf",
        subtotal: "1137.00",
        shipping_amount: "0.00",
        total_price: "1137.00",
        credit_price: "568.50",
        po_price: "568.50",
      },
    ]);
    expect(page.sent(PAY)).toEqual([]);
  });

  it("half is paid by PayPal", async () => {
    const page = await openPurchaseOrder(inHalves);
    await fillInPurchaseOrder();
    await buyer.click(await screen.findByRole("button", { name: "PayPal" }));
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.sent(CREATE)).toEqual([{ total_price: 568.5 }]);
  });

  it("nobody is asked for money without the purchase order, by card or by PayPal", async () => {
    const page = await openPurchaseOrder(inHalves);
    await screen.findByRole("form", { name: "Pay by card" });
    for (const name of ["Place Order", "PayPal"]) {
      await buyer.click(screen.getByRole("button", { name }));
      await says(MISSING);
      await buyer.click(screen.getByRole("button", { name: "Close message" }));
    }
    expect(page.sent(CREATE)).toEqual([]);
    expect(paypal.billedTo).toBeUndefined();
  });

  it("a declined card is said to be; the form stays, and pays with a good one", async () => {
    let captures = 0;
    const declined = problem(422, "Refused.", {
      details: [{ issue: "INSTRUMENT_DECLINED", description: "No." }],
      debug_id: "f5d2a7",
    });
    const page = await openPurchaseOrder({
      ...inHalves,
      [`POST ${CAPTURE}`]: () => (captures++ === 0 ? declined : inHalves[`POST ${CAPTURE}`]),
    });
    await fillInPurchaseOrder();
    await screen.findByRole("form", { name: "Pay by card" });
    await placeOrder();
    await says("Your payment was declined.");
    expect(poForm().getByText("po-7.pdf")).toBeVisible();
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.sent(CAPTURE)).toHaveLength(2);
  });

  it("the card's fields and PayPal's button are new on each tab", async () => {
    await openPurchaseOrder(inHalves);
    await screen.findByRole("button", { name: "PayPal" });
    const renders = paypal.renders;
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    await screen.findByText("To pay now:");
    await waitFor(() => expect(paypal.renders).toBeGreaterThan(renders));
    expect(screen.getByText("To pay now:")).toHaveTextContent("$1,137.00");
  });
});
