import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { anOrder } from "../testing/sample-order.ts";

const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };

it("thanks for the order, and shows its lines and amounts", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder() });
  visit("/order-confirmation/8XK12345", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Thank you for your order #8XK12345",
  );
  expect(screen.getByRole("link", { name: "CRISPR KO Lenti-AIO Kit--Gene TP53, 5 µg" })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-H00001",
  );
  const order = within(screen.getByRole("region", { name: "Your order" }));
  expect(order.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$758.00");
  expect(order.getByText("Shipping Fee").nextSibling).toHaveTextContent("Free");
  expect(order.getByText("Tax").nextSibling).toHaveTextContent("Free");
  expect(order.getByText("Total").nextSibling).toHaveTextContent("$758.00");
});

it("shows the dates, both addresses and the card", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder() });
  visit("/order-confirmation/8XK12345", routes);

  expect(await screen.findByText(/placed Thu, May 1, 2025/)).toHaveTextContent(
    "Estimated delivery Sat, May 10, 2025",
  );
  expect(screen.getByText("Ships to").nextSibling).toHaveTextContent(
    "Ada Lovelace100 Binney Street, 4BCambridge, MA 02142",
  );
  expect(screen.getByText("Billed to").nextSibling).toHaveTextContent("1 Congress AveAustin, TX 78701");
  expect(screen.getByText("Payment").nextSibling).toHaveTextContent("VISA ending in 1111");
});

it("shows the number of a purchase order, and that nothing is paid yet", async () => {
  const order = anOrder({
    payment_source: "Paid with Purchase Order (PO)",
    last_digits: "",
    po_number: "PO-7",
  });
  fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-1": order });
  visit("/order-confirmation/TOKEN-1", routes);
  expect((await screen.findByText("Payment")).nextSibling).toHaveTextContent(/^Paid with Purchase Order$/);
  expect(screen.getByText("PO number").nextSibling).toHaveTextContent("PO-7");
  expect(screen.getByText("Paid").nextSibling).toHaveTextContent("$0.00");
  expect(screen.getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$758.00");
});

it("shows that a purchase order pays an order of 1000 dollars or more wholly", async () => {
  const order = anOrder({
    total_price: 1137.01,
    payment_source: "Paid with Purchase Order (PO)",
    last_digits: "",
    po_number: "PO-7",
  });
  fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-1": order });
  visit("/order-confirmation/TOKEN-1", routes);

  expect((await screen.findByText("Paid")).nextSibling).toHaveTextContent("$0.00");
  expect(screen.getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$1,137.01");
});

it("shows both parts of an order that is paid half by card and half by purchase order", async () => {
  const order = anOrder({
    total_price: 1137.01,
    payment_source: "Purchase Order (PO) and Visa",
    po_number: "PO-7",
  });
  fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-2": order });
  visit("/order-confirmation/TOKEN-2", routes);
  expect((await screen.findByText("Payment")).nextSibling).toHaveTextContent(
    "Purchase Order (PO) and Visa ending in 1111",
  );
  expect(screen.getByText("Paid").nextSibling).toHaveTextContent("$568.50");
  expect(screen.getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$568.51");
});

it("shows what happens next, and the e-mail address of the confirmation", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder() });
  visit("/order-confirmation/8XK12345", routes);
  const next = within(await screen.findByRole("region", { name: "What happens next" }));
  expect(next.getByText(/ada@lab\.example/)).toBeVisible();
  expect(next.getByRole("link", { name: "View my orders" })).toHaveAttribute("href", "/profile/orders/open");
});

describe("what happens next", () => {
  const getSteps = async () =>
    within(await screen.findByRole("region", { name: "What happens next" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("includes the sequences of a design, and leads to the page where they are downloaded", async () => {
    const { order_number: number } = anOrder();
    const order = anOrder({ documents: [{ kind: "confirmation", number, date: "2025-05-01" }] });
    fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": order });
    visit("/order-confirmation/8XK12345", routes);
    expect(await getSteps()).toContain("We verify every sequence by hand before production begins.");
    const documents = within(screen.getByRole("region", { name: "Documents" }));
    expect(documents.getByText("plasmid sequences, once the order is processed")).toBeVisible();
    expect(documents.getByRole("link", { name: "Download the confirmation (PDF)" })).toHaveAttribute(
      "href",
      `/api/users/order-document/${order.order_number}/confirmation/`,
    );
    expect(screen.getByRole("link", { name: "your order page" })).toHaveAttribute(
      "href",
      `/profile/order/${anOrder().order_number}`,
    );
  });

  it("includes the screening of the customer's own sequences", async () => {
    fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder({ screening: "due" }) });
    visit("/order-confirmation/8XK12345", routes);
    expect(await getSteps()).toContain(
      "We screen your own sequences for biosecurity before production begins.",
    );
  });

  it("does not mention sequences for supplies and stock items", async () => {
    const [item] = anOrder().items;
    const items = ["TR-1001", "ST-2003"].map((product_sku) => ({ ...item, product_sku }));
    fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": { ...anOrder(), items } });
    visit("/order-confirmation/8XK12345", routes);
    const steps = await getSteps();
    expect(steps.join()).not.toMatch(/sequence/i);
    expect(screen.queryByText(/plasmid sequences/)).not.toBeInTheDocument();
    expect(steps).toContain("We pack your items and ship them as they become ready.");
  });
});

it("shows when each part of a line is delivered", async () => {
  const [item] = anOrder().items;
  const items = [{ ...item, quantity: 3, ready_quantity: 2, ready_days: 3, made_to_order_days: 35 }];
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": { ...anOrder(), items } });
  visit("/order-confirmation/8XK12345", routes);
  expect(await screen.findByText("2 ready in 3 business days, 1 made to order in 35")).toBeVisible();
});

it("shows what was specified for a line, and what is in its box", async () => {
  const [item] = anOrder().items;
  const items = [
    {
      ...item,
      specification: { guide: { source: "own", sequences: ["GACCCCCTCCACCCCGCCTC"] } },
      box: [{ name: "Cas9 plasmid", amount: "1 × 10 µg" }],
    },
  ];
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": { ...anOrder(), items } });
  visit("/order-confirmation/8XK12345", routes);
  expect((await screen.findByText("Guide")).nextSibling).toHaveTextContent("Your own, GACCCCCTCCACCCCGCCTC");
  expect(screen.getByText("Cas9 plasmid").nextSibling).toHaveTextContent("1 × 10 µg");
});

it("says where the invoice of a purchase order goes, and prints the page", async () => {
  const order = anOrder({ po_number: "PO-7", references: { invoices_to: "ap@lab.example" } });
  fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-1": order });
  const print = jest.spyOn(window, "print").mockReturnValue();
  visit("/order-confirmation/TOKEN-1", routes);
  const next = within(await screen.findByRole("region", { name: "What happens next" }));
  expect(next.getByText("We send the invoice for the purchase order to ap@lab.example.")).toBeVisible();
  expect(screen.getByText("the invoice, once it is issued")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Print or save this confirmation" }));
  expect(print).toHaveBeenCalledTimes(1);
});

describe("a payment that PayPal reviews", () => {
  it("is announced, also for half of an order", async () => {
    const order = anOrder({ total_price: 1137.01, po_number: "PO-7", payment_status: "pending" });
    fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-2": order });
    visit("/order-confirmation/TOKEN-2", routes);
    expect(await screen.findByText(/^PayPal is reviewing your payment\./)).toHaveTextContent(
      "Please do not pay again: we e-mail you the result.",
    );
    expect(screen.getByText("Under review").nextSibling).toHaveTextContent("$568.50");
    expect(screen.queryByText("Paid")).not.toBeInTheDocument();
    expect(screen.getByText(/We will set the delivery date once your payment is confirmed\.$/)).toBeVisible();
    expect(screen.queryByText(/Estimated delivery/)).not.toBeInTheDocument();
    expect(screen.getByText(/^PayPal reviews your payment, and we e-mail the result/)).toBeVisible();
  });

  it("is reported as refused, without a delivery", async () => {
    const order = anOrder({ status: "cancelled", payment_status: "denied" });
    fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": order });
    visit("/order-confirmation/8XK12345", routes);
    expect(
      await screen.findByText(/refused the payment after its review, and nothing was taken/),
    ).toBeVisible();
    expect(screen.queryByText(/Estimated delivery/)).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "What happens next" })).not.toBeInTheDocument();
  });
});

it("redirects a guest to the login, with the page as redirect URL", async () => {
  fakeApi({});
  const page = visit("/order-confirmation/8XK12345", routes);
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=order-confirmation%2F8XK12345");
});

it("redirects to the login if the session has ended", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": problem(401, "Please log in.") });
  const page = visit("/order-confirmation/8XK12345", routes);
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=order-confirmation%2F8XK12345");
});

it("shows the same error for another customer's order as for an unknown one", async () => {
  fakeApi({
    ...signedIn,
    "GET /api/users/view-order/OTHERS": problem(404, "No order has the number OTHERS."),
  });
  visit("/order-confirmation/OTHERS", routes);
  expect(await screen.findByRole("alert")).toHaveTextContent("No order has the number OTHERS.");
});

it("orders the lines again, at today's prices", async () => {
  const again = {
    added: [{ product_name: "CRISPR KO Lenti-AIO Kit", quantity: 2, price: 379 }],
    not_added: [],
    count: 2,
  };
  const order = anOrder();
  fakeApi({
    ...signedIn,
    "GET /api/users/view-order/8XK12345": order,
    [`POST /api/users/order-again/${order.order_number}/`]: again,
  });
  visit("/order-confirmation/8XK12345", routes);

  await userEvent.click(await screen.findByRole("button", { name: "Order again" }));

  expect(await screen.findByText("Added to your cart at today's prices")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the cart" })).toHaveAttribute("href", "/cart");
});
