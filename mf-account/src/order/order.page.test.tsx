import type { OrderView } from "@ligate/contract/orders/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anInvoice, anOrder } from "../testing/samples.ts";

const fakeOrder = (order: Partial<OrderView> = {}) =>
  fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder(order) });
const getHistory = () =>
  within(screen.getByRole("region", { name: "History" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("shows the order's status, items, amounts, address and payment", async () => {
  fakeOrder();
  visit("/profile/order/4334724101", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Order 4334724101");
  expect(screen.getByText("Ready for Delivery", { selector: "h1 + *" })).toBeVisible();
  expect(screen.getByText(/^Placed May 1, 2025/)).toHaveTextContent("Estimated delivery Sat, May 10, 2025.");
  expect(screen.getByRole("link", { name: /^TP53 knock-out.* CRISPR KO/ })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-H00001",
  );
  expect(screen.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$298.00");
  expect(screen.getByText("Shipping Fee").nextSibling).toHaveTextContent("$43.00");
  expect(screen.getByText("Tax").nextSibling).toHaveTextContent("Free");
  expect(screen.getByText("Total").nextSibling).toHaveTextContent("$341.00");
  expect(screen.getByText("Ships to").nextSibling).toHaveTextContent("Ada Lovelace100 Binney Street, 4B");
  expect(screen.getByText("Payment").nextSibling).toHaveTextContent("VISA ending in 1111");
});

it("shows what was specified for a line, and what is in its box", async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error("The sample has no item");
  const sequence = "ATGGTC".repeat(300);
  const insert = { source: "sequence" as const, name: "NanoLuc", sequence };
  const box = [{ name: "Donor plasmid", amount: "1 × 10 µg" }];
  fakeOrder({ items: [{ ...item, specification: { insert, site: { at: "C-terminal" } }, box }] });
  visit("/profile/order/4334724101", routes);

  expect((await screen.findByText("Insertion site")).nextSibling).toHaveTextContent("C-terminal");
  expect(screen.getByText("Insert", { selector: "dt" }).nextSibling).toHaveTextContent("NanoLuc, 1,800 bp");
  expect(screen.getByLabelText("Sequence of Insert")).not.toBeVisible();
  expect(screen.getByText("Donor plasmid").nextSibling).toHaveTextContent("1 × 10 µg");
});

it.each(["due", "recorded"] as const)(
  "says whether own sequences are still screened: %s",
  async (screening) => {
    fakeOrder({ status: "open", screening });
    visit("/profile/order/4334724101", routes);
    const count = await screen.findByText(/^Delivery times are counted from/);
    expect(/We screen your own sequences/.test(count.textContent)).toBe(screening === "due");
  },
);

it("shows the history with dates, and the estimated delivery while the order is produced", async () => {
  const history = anOrder().history.slice(0, 2);
  fakeOrder({ status: "in_progress", history });
  visit("/profile/order/4334724101", routes);

  await screen.findByRole("heading", { name: "History" });
  expect(getHistory()).toEqual([
    "OpenMay 1, 2025",
    "In ProgressMay 2, 2025",
    "Estimated deliverySat, May 10, 2025",
  ]);
});

it("shows a cancelled order with the reason, and without a delivery", async () => {
  const note = "The customer asked for it.";
  fakeOrder({
    status: "cancelled",
    history: [
      ...anOrder().history.slice(0, 1),
      { status: "cancelled", at: "2025-05-02T08:00:00.000Z", note },
    ],
  });
  visit("/profile/order/4334724101", routes);

  expect(await screen.findByText("Placed May 1, 2025.")).toBeVisible();
  expect(screen.getAllByText("Cancelled")).toHaveLength(2);
  expect(getHistory()).toEqual(["OpenMay 1, 2025", `CancelledMay 2, 2025${note}`]);
});

it("shows what is due on an invoiced order, and leads to its payment", async () => {
  fakeOrder({
    status: "invoiced",
    payment_source: "Paid with Purchase Order (PO)",
    last_digits: "",
    po_number: "PO-7",
    invoice: anInvoice(),
  });
  visit("/profile/order/4334724101", routes);

  const invoice = within(await screen.findByRole("region", { name: "Invoice IV-4334724101" }));
  expect(invoice.getByText("Amount due").nextSibling).toHaveTextContent("$341.00");
  expect(invoice.getByText("Due date").nextSibling).toHaveTextContent("June 7, 2025");
  expect(invoice.getByRole("link", { name: "Pay invoice" })).toHaveAttribute("href", "/checkout/4334724101");
  expect(screen.getByText("Payment").nextSibling).toHaveTextContent(
    "Purchase Order, invoice due June 7, 2025",
  );
});

it("shows a paid invoice without a link to the payment", async () => {
  fakeOrder({ status: "paid", invoice: anInvoice({ is_paid: true }) });
  visit("/profile/order/4334724101", routes);

  const invoice = within(await screen.findByRole("region", { name: "Invoice IV-4334724101" }));
  expect(invoice.getByText("Status").nextSibling).toHaveTextContent("Paid");
  expect(invoice.getByRole("link", { name: "View the confirmation" })).toHaveAttribute(
    "href",
    "/invoice-confirmation/4334724101",
  );
  expect(screen.queryByRole("link", { name: "Pay invoice" })).not.toBeInTheDocument();
});

it("shows the same error for another customer's order as for an unknown one", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/1": problem(404, "No such order was found.") });
  visit("/profile/order/1", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No such order was found.");
});

it("redirects a signed-out visitor to the login, with the page as redirect URL", async () => {
  fakeApi({});
  const page = visit("/profile/order/4334724101", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Forder%2F4334724101");
});
