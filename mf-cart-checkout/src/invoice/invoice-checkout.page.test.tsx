import type { Invoice } from "@ligate/contract/invoices/schemas";
import { useNotices } from "@ligate/platform/notices";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { type FakePayPal, fakePayPal } from "../testing/fake-paypal.ts";

const buyer = userEvent.setup({ delay: null });
let paypal: FakePayPal;
beforeEach(() => {
  paypal = fakePayPal();
  useNotices.setState({ notices: [] });
});

const INVOICE = "GET /api/orders/get-invoice/LG-1001";
const CREATE = "/api/orders/create/";
const CAPTURE = "/api/orders/capture/ORDER-1";

const anInvoice = (invoice: Partial<Invoice> = {}): Invoice => ({
  invoice: { invoice_due: 1204 },
  invoice_number: "LG-1001",
  order_number: "LG-1001",
  billing_date: "2025-05-01",
  due_date: "2025-05-31",
  status: "unpaid",
  paid_date: null,
  payment_source: "",
  last_digits: "",
  ...invoice,
});
const paid = anInvoice({
  status: "paid",
  paid_date: "2025-05-06",
  payment_source: "VISA",
  last_digits: "1111",
});

const boston = { address_line_1: "1 Main St", apt_suite: "", city: "Boston", state: "MA", zipcode: "02108" };
const order = {
  order_number: "LG-1001",
  status: "invoiced",
  items: [],
  subtotal: 1204,
  shipping_amount: 0,
  tax_amount: 0,
  total_price: 1204,
  payment_source: "Paid with Purchase Order (PO)",
  last_digits: "",
  order_placed_date: "2025-04-01",
  est_delivery_date: "2025-04-10",
  shipping_address: boston,
  billing_address: boston,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@lab.example" },
};
const goodAnswers = {
  "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" },
  [INVOICE]: anInvoice(),
  "GET /api/users/view-order/LG-1001": order,
  [`POST ${CREATE}`]: { id: "ORDER-1" },
  [`POST ${CAPTURE}`]: { purchase_units: [{ payments: { captures: [{ id: "CAPTURE-1" }] } }] },
};

function open(address: string, answers = {}) {
  const calls = fakeApi({ ...goodAnswers, ...answers });
  const page = visit(address, routes);
  const sent = (path: string) =>
    calls.filter((call) => call.method === "POST" && call.path === path).map(({ body }) => body);
  return { ...page, sent };
}

const aMoment = () => new Promise((later) => setTimeout(later, 20));
const factsOf = (region: ReturnType<typeof within>, names: string[]) =>
  names.map((name) => region.getByText(name).nextSibling?.textContent);
const pay = async () => buyer.click(await screen.findByRole("button", { name: "Pay Invoice" }));

describe("an invoice", () => {
  it("is reviewed, and paid by card: its amount, once, billed to the order's address", async () => {
    let invoice = anInvoice();
    const page = open("/checkout/LG-1001", { [INVOICE]: () => invoice });
    const review = within(await screen.findByRole("region", { name: "Order Review" }));
    expect(factsOf(review, ["Invoice", "Due Date", "Invoice Amount", "Total"])).toEqual([
      "IV-LG-1001",
      "May 31, 2025",
      "$1,204.00",
      "$1,204.00",
    ]);
    const button = await screen.findByRole("button", { name: "Pay Invoice" });
    invoice = paid;
    for (let press = 0; press < 5; press++) fireEvent.click(button);

    expect(await screen.findByRole("heading", { level: 1, name: /received/ })).toHaveTextContent(
      "Payment of $1,204.00 USD received",
    );
    expect(page.address()).toBe("/invoice-confirmation/LG-1001");
    expect(page.sent(CREATE)).toEqual([{ total_price: 1204, order_number: "LG-1001" }]);
    expect(page.sent(CAPTURE)).toEqual([{ address: null, total_price: 1204, order_number: "LG-1001" }]);
    expect(paypal.billingAddress).toMatchObject({ addressLine1: "1 Main St", postalCode: "02108" });
  });

  it("is paid by PayPal", async () => {
    let invoice = anInvoice();
    open("/checkout/LG-1001", { [INVOICE]: () => invoice });
    const button = await screen.findByRole("button", { name: "PayPal" });
    invoice = paid;
    await buyer.click(button);
    expect(await screen.findByRole("heading", { name: "Payment of $1,204.00 USD received" })).toBeVisible();
  });

  it("is busy while it is paid", async () => {
    const capture = Promise.withResolvers();
    open("/checkout/LG-1001", { [`POST ${CAPTURE}`]: () => capture.promise });
    await pay();
    expect(await screen.findByText("Processing your payment…")).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Pay Invoice", hidden: true }).closest("[inert]"),
    ).not.toBeNull();
    capture.resolve(problem(502, "Your payment is not confirmed yet."));
    expect(await screen.findByRole("button", { name: "Check again" })).toBeVisible();
  });

  it("that is paid says so, and takes no second payment", async () => {
    open("/checkout/LG-1001", { [INVOICE]: paid });
    expect(await screen.findByRole("status")).toHaveTextContent(
      "This invoice was already paid on May 6, 2025 (VISA ending in 1111). There is nothing left to pay.",
    );
    expect(screen.queryByRole("region", { name: "Payment" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View the confirmation" })).toHaveAttribute(
      "href",
      "/invoice-confirmation/LG-1001",
    );
  });

  it("that was paid in another tab meanwhile says so, and the form goes", async () => {
    let invoice = anInvoice();
    const page = open("/checkout/LG-1001", {
      [INVOICE]: () => invoice,
      [`POST ${CREATE}`]: () => {
        invoice = paid;
        return problem(409, "Invoice IV-LG-1001 is already paid. No second payment was taken.");
      },
    });
    await pay();
    expect(await screen.findByText(/^This invoice was already paid/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Pay Invoice" })).not.toBeInTheDocument();
    expect(page.sent(CAPTURE)).toEqual([]);
  });

  it("tells a refusal in the provider's words", async () => {
    open("/checkout/LG-1001", {
      [`POST ${CAPTURE}`]: problem(422, "Refused.", {
        details: [{ issue: "PAYER_CANNOT_PAY", description: "The payer cannot pay." }],
        debug_id: "f5d2a7",
      }),
    });
    await pay();
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Sorry, your transaction could not be processed. The payer cannot pay. (f5d2a7)",
      ),
    );
  });

  it.each([404, 500])("that cannot be had (%d) leads home, and says why", async (status) => {
    const page = open("/checkout/LG-1001", { [INVOICE]: problem(status, "There is no such invoice.") });
    expect(await screen.findByText("Elsewhere: /")).toBeVisible();
    expect(page.address()).toBe("/");
    expect(useNotices.getState().notices).toMatchObject([
      { kind: "error", text: "There is no such invoice." },
    ]);
  });

  it("that is somebody else's is said not to be there, whichever answer comes first", async () => {
    const page = open("/checkout/LG-1001", {
      [INVOICE]: () => aMoment().then(() => problem(404, "There is no such invoice.")),
      "GET /api/users/view-order/LG-1001": problem(404, "There is no such order."),
    });
    await waitFor(() => expect(page.address()).toBe("/"));
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(["There is no such invoice."]);
  });

  it("asks who is not signed in to log in, and leads back here", async () => {
    const page = open("/checkout/LG-1001", { "GET /api/session/": { isAuthenticated: false } });
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(page.address()).toBe("/login?redirectUrl=checkout%2FLG-1001");
  });

  it.each([
    ["opened", INVOICE],
    ["paid", `POST ${CREATE}`],
  ])("leads to the login where the session has ended when it is %s", async (_, call) => {
    window.history.replaceState(null, "", "/checkout/LG-1001");
    const page = open("/checkout/LG-1001", { [call]: problem(401, "Please log in.") });
    if (call !== INVOICE) await pay();
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(page.address()).toBe("/login?redirectUrl=checkout%2FLG-1001");
  });
});

describe("the confirmation of an invoice", () => {
  it("says what was received, for which invoice, and how", async () => {
    open("/invoice-confirmation/LG-1001", { [INVOICE]: paid });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Payment of $1,204.00 USD received",
    );
    expect(factsOf(within(document.body), ["Invoice", "Billing Date", "Paid on", "Payment"])).toEqual([
      "IV-LG-1001",
      "May 1, 2025",
      "May 6, 2025",
      "VISA ending in 1111",
    ]);
  });

  it("claims nothing of an invoice that is not paid, and leads to its payment", async () => {
    open("/invoice-confirmation/LG-1001");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Invoice IV-LG-1001 is not paid yet",
    );
    expect(screen.getByRole("link", { name: "Pay this invoice" })).toHaveAttribute(
      "href",
      "/checkout/LG-1001",
    );
  });

  it("asks who is not signed in to log in, and leads back here", async () => {
    const page = open("/invoice-confirmation/LG-1001", { "GET /api/session/": { isAuthenticated: false } });
    expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
    expect(page.address()).toBe("/login?redirectUrl=invoice-confirmation%2FLG-1001");
  });

  it("tells of somebody else's invoice what it tells of one that does not exist", async () => {
    open("/invoice-confirmation/LG-1001", { [INVOICE]: problem(404, "There is no such invoice.") });
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no such invoice.");
  });
});
