import { useNotices } from "@ligate/platform/notices";
import { problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fillInCard, findPayPalButton, type PayPalScript, servePayPal } from "../testing/paypal-script.ts";
import { anInvoice, aPaidInvoice } from "../testing/sample-invoice.ts";
import { aRefusal, aStatus } from "../testing/sample-payment.ts";
import { buyer, CAPTURE, CREATE, findBannerMessage, STATUS } from "../testing/visit-checkout.ts";
import { GET_INVOICE, getDetails, visitInvoice } from "../testing/visit-invoice.ts";

let paypal: PayPalScript;
beforeEach(() => {
  paypal = servePayPal();
  useNotices.setState({ notices: [] });
});

const ADDRESS = "/checkout/LG-1001";
async function payByCard() {
  await fillInCard();
  await buyer.click(await screen.findByRole("button", { name: "Pay Invoice" }));
}
describe("an unpaid invoice", () => {
  it("is shown, and paid by card once, billed to the address of its order", async () => {
    let invoice = anInvoice();
    const page = visitInvoice(ADDRESS, { [GET_INVOICE]: () => invoice });
    const review = within(await screen.findByRole("region", { name: "Order Review" }));
    expect(getDetails(review, ["Invoice", "Due Date", "Invoice Amount", "Total"])).toEqual([
      "IV-LG-1001",
      "May 31, 2025",
      "$1,204.00",
      "$1,204.00",
    ]);
    const button = await screen.findByRole("button", { name: "Pay Invoice" });
    await fillInCard();
    invoice = aPaidInvoice();
    for (let click = 0; click < 5; click++) fireEvent.click(button);

    expect(await screen.findByRole("heading", { level: 1, name: /received/ })).toHaveTextContent(
      "Payment of $1,204.00 USD received",
    );
    expect(page.address()).toBe("/invoice-confirmation/LG-1001");
    expect(page.getPosted(CREATE)).toEqual([
      { total_price: 1204, order_number: "LG-1001", payment_source: "card" },
    ]);
    expect(page.getPosted(CAPTURE)).toEqual([{ address: null, total_price: 1204, order_number: "LG-1001" }]);
    expect(paypal.cards[0]?.billing_address).toMatchObject({
      address_line_1: "1 Congress Ave",
      postal_code: "78701",
    });
  });

  it("names the gene of a line first", async () => {
    visitInvoice(ADDRESS, {});
    const review = within(await screen.findByRole("region", { name: "Order Review" }));
    expect(review.getByRole("listitem")).toHaveTextContent(
      /^TP53 knock-out, all-in-one lentiviral vector CRISPR KO Lenti-AIO Kit--Gene H00001, 5 µg/,
    );
  });

  it("shows what was specified for a line", async () => {
    const [line] = anInvoice().lines;
    if (!line) throw new Error("The sample has no line");
    const specification = { cell_line: "HCT116" };
    visitInvoice(ADDRESS, { [GET_INVOICE]: anInvoice({ lines: [{ ...line, specification }] }) });
    expect((await screen.findByText("Parental cell line")).nextSibling).toHaveTextContent("HCT116");
  });

  it("is paid by PayPal", async () => {
    let invoice = anInvoice();
    visitInvoice(ADDRESS, { [GET_INVOICE]: () => invoice });
    const button = await findPayPalButton();
    invoice = aPaidInvoice();
    await buyer.click(button);
    expect(await screen.findByRole("heading", { name: "Payment of $1,204.00 USD received" })).toBeVisible();
  });

  it("blocks the page during the payment, and leads to the confirmation if the response was lost", async () => {
    const capture = Promise.withResolvers();
    const page = visitInvoice(ADDRESS, {
      [`POST ${CAPTURE}`]: () => capture.promise,
      [STATUS]: aStatus("taken", { payment_token: "LG-1001" }),
    });
    await payByCard();
    expect(await screen.findByText("Processing your payment…")).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Pay Invoice", hidden: true }).closest("[inert]"),
    ).not.toBeNull();
    capture.resolve(problem(502, "Your payment is not confirmed yet."));
    await waitFor(() => expect(page.address()).toBe("/invoice-confirmation/LG-1001"));
  });

  it("shows its lines, and how the amount due comes about", async () => {
    const invoice = anInvoice({
      invoice: { invoice_due: 502 },
      lines: [
        {
          product_sku: "ST-2003",
          product_name: "HeLa-Cas9",
          quantity: 2,
          total_price: 1204,
          specification: null,
        },
      ],
      order_total: 1204,
      paid_before: 602,
      payments: [{ label: "Paid by Check 1043", date: "2025-05-03", amount: 40 }],
      credit_notes: [{ number: "CN-1", amount: 100, date: "2025-05-04", reason: "One vial was damaged." }],
    });
    visitInvoice(ADDRESS, { [GET_INVOICE]: invoice });
    const review = within(await screen.findByRole("region", { name: "Order Review" }));
    expect(review.getByRole("listitem")).toHaveTextContent("HeLa-Cas9ST-2003Quantity 2$1,204.00");
    expect(
      getDetails(review, ["Shipping Fee", "Products and shipping", "Previously paid", "Invoice Amount"]),
    ).toEqual(["Free", "$1,204.00", "-$602.00", "$502.00"]);
    expect(review.getByText(/^Credit note CN-1, May 4, 2025/).parentElement).toHaveTextContent(
      "One vial was damaged.-$100.00",
    );
    expect(review.getByText("Paid by Check 1043, May 3, 2025").nextSibling).toHaveTextContent("-$40.00");
    expect(review.getByRole("link", { name: "Download the invoice (PDF)" })).toHaveAttribute(
      "href",
      "/api/users/order-document/LG-1001/invoice/",
    );
  });

  it("takes no second payment while PayPal reviews the first one", async () => {
    visitInvoice(ADDRESS, { [GET_INVOICE]: anInvoice({ is_under_review: true }) });
    expect(await screen.findByText(/^PayPal is reviewing your payment of this invoice/)).toHaveTextContent(
      "Please do not pay again",
    );
    expect(screen.queryByRole("region", { name: "Payment" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View the order" })).toHaveAttribute(
      "href",
      "/profile/order/LG-1001",
    );
  });

  it("is confirmed after a reload, when the response to its payment was lost", async () => {
    const stored = { id: "ORDER-1", owner: "ada@lab.example", startedAt: Date.now() };
    localStorage.setItem("payment_attempt:LG-1001", JSON.stringify(stored));
    let invoice = anInvoice();
    const page = visitInvoice(ADDRESS, {
      [GET_INVOICE]: () => invoice,
      [STATUS]: () => {
        invoice = aPaidInvoice();
        return aStatus("taken", { payment_token: "LG-1001" });
      },
    });
    expect(await screen.findByRole("heading", { name: "Payment of $1,204.00 USD received" })).toBeVisible();
    expect(page.getPosted(CREATE)).toEqual([]);
  });

  it("is confirmed after a reload, when it is paid already", async () => {
    const stored = { id: "ORDER-1", owner: "ada@lab.example", startedAt: Date.now() };
    localStorage.setItem("payment_attempt:LG-1001", JSON.stringify(stored));
    const page = visitInvoice(ADDRESS, { [GET_INVOICE]: aPaidInvoice() });
    expect(await screen.findByRole("heading", { name: "Payment of $1,204.00 USD received" })).toBeVisible();
    expect(page.address()).toBe("/invoice-confirmation/LG-1001");
  });

  it("is shown as paid if it has been paid in another tab", async () => {
    let invoice = anInvoice();
    const page = visitInvoice(ADDRESS, {
      [GET_INVOICE]: () => invoice,
      [`POST ${CREATE}`]: () => {
        invoice = aPaidInvoice();
        return problem(409, "Invoice IV-LG-1001 is already paid. No second payment was taken.");
      },
    });
    await payByCard();
    expect(await screen.findByText(/^This invoice was already paid/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Pay Invoice" })).not.toBeInTheDocument();
    expect(page.getPosted(CAPTURE)).toEqual([]);
  });

  it("reports a declined card", async () => {
    visitInvoice(ADDRESS, { [`POST ${CAPTURE}`]: aRefusal("INSTRUMENT_DECLINED", "No.") });
    await payByCard();
    await findBannerMessage("Your payment was declined. Please try again, or pay in another way.");
  });

  it("shows the description and the debug id of the provider's refusal", async () => {
    visitInvoice(ADDRESS, { [`POST ${CAPTURE}`]: aRefusal("PAYER_CANNOT_PAY", "The payer cannot pay.") });
    await payByCard();
    await findBannerMessage("Sorry, your transaction could not be processed. The payer cannot pay. (f5d2a7)");
  });
});

it("offers no second payment of a paid invoice", async () => {
  visitInvoice(ADDRESS, { [GET_INVOICE]: aPaidInvoice() });
  expect(await screen.findByRole("status")).toHaveTextContent(
    "This invoice was already paid on May 6, 2025 (VISA ending in 1111). There is nothing left to pay.",
  );
  expect(screen.queryByRole("region", { name: "Payment" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View the confirmation" })).toHaveAttribute(
    "href",
    "/invoice-confirmation/LG-1001",
  );
});

describe("an invoice that cannot be loaded", () => {
  it.each([404, 500])("(%d) redirects to the home page, with the message of the API", async (status) => {
    const page = visitInvoice(ADDRESS, { [GET_INVOICE]: problem(status, "There is no such invoice.") });
    expect(await screen.findByText("Elsewhere: /")).toBeVisible();
    expect(page.address()).toBe("/");
    expect(useNotices.getState().notices).toMatchObject([
      { kind: "error", text: "There is no such invoice." },
    ]);
  });
});

describe("the login", () => {
  it("is required, with the invoice as redirect URL", async () => {
    const page = visitInvoice(ADDRESS, { "GET /api/session/": { isAuthenticated: false } });
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(page.address()).toBe("/login?redirectUrl=checkout%2FLG-1001");
  });

  it.each([
    ["opened", GET_INVOICE],
    ["paid", `POST ${CREATE}`],
  ])("is required again when the session has ended before an invoice is %s", async (_, call) => {
    window.history.replaceState(null, "", ADDRESS);
    const page = visitInvoice(ADDRESS, { [call]: problem(401, "Please log in.") });
    if (call !== GET_INVOICE) await payByCard();
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(page.address()).toBe("/login?redirectUrl=checkout%2FLG-1001");
  });
});
