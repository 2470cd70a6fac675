import type { OrderItem } from "@ligate/contract/orders/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { orderCounts, signedIn } from "../testing/responses.ts";
import { anOrderItem } from "../testing/samples.ts";

const LIST = "GET /api/users/view-orders/";
const COUNTS = "GET /api/users/count-orders/";

/** Fakes the list of orders, given the query string. */
function fakeOrders(list: (query: URLSearchParams) => { order_items: OrderItem[]; total: number }) {
  return fakeApi({
    ...signedIn,
    [COUNTS]: orderCounts({ CRISPR: 1 }),
    [LIST]: ({ query }: { query: URLSearchParams }) => list(query),
  });
}
const fakeOneOrder = () => fakeOrders(() => ({ order_items: [anOrderItem()], total: 1 }));
const lastQuery = (calls: { path: string; query: URLSearchParams }[]) =>
  calls
    .filter(({ path }) => path === "/api/users/view-orders/")
    .map(({ query }) => Object.fromEntries(query))
    .at(-1);

it("shows every column of an order item", async () => {
  const calls = fakeOneOrder();
  visit("/profile/orders/in-progress", routes);
  const row = within((await screen.findAllByRole("row"))[1] as HTMLElement);

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Orders in progress");
  expect(row.getByRole("link", { name: "4334724101" })).toHaveAttribute("href", "/profile/order/4334724101");
  expect(row.getByRole("link", { name: /^TP53 knock-out.* CRISPR KO/ })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-H00001",
  );
  for (const text of ["May 1, 2025", "10 business days", "May 15, 2025", "2", "$1,030.00", "In Progress"]) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByText("H00001-PD10").parentElement).toHaveTextContent(/^KO-LA-CMXXPC-H00001-PD10$/);
  expect(lastQuery(calls)).toEqual({
    status: "in-progress",
    order_class: "CRISPR",
    filter: "",
    direction: "asc",
    page_number: "1",
    page_size: "5",
  });
});

it.each([
  ["open", "Open"],
  ["ready_for_delivery", "Ready for Delivery"],
  ["invoiced", "Invoiced"],
  ["paid", "Paid"],
  ["cancelled", "Cancelled"],
  ["lost", "Unknown"],
])("shows the status %s as %s", async (status, text) => {
  fakeOrders(() => ({ order_items: [anOrderItem({ status })], total: 1 }));
  visit("/profile/orders/all", routes);

  expect(await screen.findByText(text, { selector: "td *" })).toBeVisible();
});

it("shows a payment that PayPal reviews beside the status", async () => {
  fakeOrders(() => ({ order_items: [anOrderItem({ status: "open", payment_status: "pending" })], total: 1 }));
  visit("/profile/orders/all", routes);

  expect(await screen.findByText("Payment under review", { selector: "td *" })).toBeVisible();
  expect(screen.getByText("Open", { selector: "td *" })).toBeVisible();
});

it("has a tab for each product class", async () => {
  const calls = fakeOrders((query) => ({
    order_items: [anOrderItem({ product_name: `A ${query.get("order_class")}` })],
    total: 1,
  }));
  const page = visit("/profile/orders/all?filter=kit&page_number=1&page_size=10", routes);
  await screen.findByText("A CRISPR");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "CRISPR (1)",
    "Overexpression (0)",
    "RNAi (0)",
    "Reagent (0)",
    "Other (0)",
  ]);

  await userEvent.click(screen.getByRole("tab", { name: /^Reagent/ }));

  expect(await screen.findByText("A Reagent")).toBeVisible();
  expect(screen.getByRole("tab", { name: /^Reagent/, selected: true })).toBeVisible();
  expect(screen.getByLabelText("Filter")).toHaveValue("");
  expect(lastQuery(calls)).toMatchObject({ order_class: "Reagent", filter: "", page_size: "10" });
  expect(page.address()).toContain("order_class=Reagent");
});

it("counts the lines of the list that is shown, and opens the first tab that has some", async () => {
  const calls = fakeApi({
    ...signedIn,
    [COUNTS]: orderCounts({ RNAi: 2, Other: 7 }),
    [LIST]: { order_items: [anOrderItem()], total: 1 },
  });
  visit("/profile/orders/completed", routes);

  expect(await screen.findByRole("tab", { name: "RNAi (2)", selected: true })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Other (7)" })).toBeVisible();
  expect(lastQuery(calls)).toMatchObject({ order_class: "RNAi" });
  expect(calls.find(({ path }) => path === "/api/users/count-orders/")?.query.get("status")).toBe(
    "completed",
  );
});

it("opens the tab that the address names, although it is empty", async () => {
  fakeApi({ ...signedIn, [COUNTS]: orderCounts({ RNAi: 2 }), [LIST]: { order_items: [], total: 0 } });
  visit("/profile/orders/all?order_class=CRISPR", routes);

  expect(await screen.findByRole("tab", { name: "CRISPR (0)", selected: true })).toBeVisible();
});

it("shows the list without the numbers when they cannot be loaded", async () => {
  fakeApi({
    ...signedIn,
    [COUNTS]: problem(503, "The store is busy."),
    [LIST]: { order_items: [anOrderItem()], total: 1 },
  });
  visit("/profile/orders/all", routes);

  expect(await screen.findByRole("tab", { name: "CRISPR", selected: true })).toBeVisible();
  expect(screen.getByRole("table")).toBeVisible();
});

it("filters while the customer types, starting at the first page", async () => {
  const calls = fakeOrders(() => ({ order_items: [anOrderItem()], total: 30 }));
  visit("/profile/orders/all?page_number=3", routes);

  await userEvent.type(await screen.findByLabelText("Filter"), "tp53");

  await screen.findByText("1–5 of 30");
  expect(lastQuery(calls)).toMatchObject({ filter: "tp53", page_number: "1" });
  expect(screen.getByLabelText("Filter")).toHaveFocus();
  expect(calls.filter(({ query }) => query.get("filter") === "tp")).toEqual([]);
});

it("shows that no order matches the filter", async () => {
  fakeOrders((query) =>
    query.get("filter") ? { order_items: [], total: 0 } : { order_items: [anOrderItem()], total: 1 },
  );
  visit("/profile/orders/all", routes);

  await userEvent.type(await screen.findByLabelText("Filter"), "nope");

  expect(await screen.findByText('No data matching the filter "nope"')).toBeVisible();
  await userEvent.clear(screen.getByLabelText("Filter"));
  expect(await screen.findByRole("table")).toBeVisible();
});

it("cycles through ascending, descending and unsorted", async () => {
  const calls = fakeOneOrder();
  visit("/profile/orders/all", routes);
  const heading = () => screen.getByRole("columnheader", { name: "Total" });
  const clickAndExpect = async (sorted: string) => {
    await userEvent.click(within(heading()).getByRole("button"));
    await waitFor(() => expect(heading()).toHaveAttribute("aria-sort", sorted));
  };
  await screen.findByRole("table");

  await clickAndExpect("ascending");
  expect(lastQuery(calls)).toMatchObject({ sort: "total_price", direction: "asc" });
  await clickAndExpect("descending");
  expect(lastQuery(calls)).toMatchObject({ sort: "total_price", direction: "desc" });
  await clickAndExpect("none");
  expect(lastQuery(calls)).not.toHaveProperty("sort");
});

it("changes the page and the page size", async () => {
  const calls = fakeOrders(() => ({ order_items: [anOrderItem()], total: 30 }));
  visit("/profile/orders/all?sort=quantity", routes);

  await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
  expect(await screen.findByText("6–10 of 30")).toBeVisible();
  expect(lastQuery(calls)).toMatchObject({ page_number: "2", sort: "quantity" });

  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "5",
    "10",
    "25",
    "100",
  ]);
  await userEvent.selectOptions(screen.getByLabelText("Items per page"), "25");
  expect(await screen.findByText("1–25 of 30")).toBeVisible();
  expect(lastQuery(calls)).toMatchObject({ page_number: "1", page_size: "25" });
});

it("opens the last page of a list that has become shorter", async () => {
  fakeOrders(() => ({ order_items: [anOrderItem()], total: 6 }));
  const page = visit("/profile/orders/all?order_class=CRISPR&filter=tp53&page_number=9", routes);

  expect(await screen.findByText("6–6 of 6")).toBeVisible();
  expect(page.address()).toBe("/profile/orders/all?order_class=CRISPR&filter=tp53&page_number=2");
});

it("shows that there are no orders, with a link to a first product", async () => {
  fakeOrders(() => ({ order_items: [], total: 0 }));
  visit("/profile/orders/open", routes);

  const message = await screen.findByText(/There are no CRISPR orders here/);
  expect(within(message).getByRole("link", { name: "Design a vector" })).toHaveAttribute("href", "/design");
  expect(screen.queryByLabelText("Filter")).not.toBeInTheDocument();
});

it("redirects /profile/orders to all orders, and highlights their link", async () => {
  fakeOneOrder();
  const page = visit("/profile/orders", routes);

  expect(await screen.findByRole("link", { name: "All orders" })).toHaveAttribute("aria-current", "page");
  expect(page.address()).toBe("/profile/orders/all");
});

it("shows an error for an unknown status", async () => {
  fakeApi(signedIn);
  visit("/profile/orders/pending_payment", routes);

  expect(await screen.findByRole("alert")).toBeVisible();
});

it("redirects to the login when the session has ended", async () => {
  fakeApi({
    "GET /api/session/": { isAuthenticated: true },
    [COUNTS]: orderCounts(),
    [LIST]: () => {
      fakeApi({});
      return problem(401, "Please log in to continue.");
    },
  });
  const page = visit("/profile/orders/open?order_class=RNAi", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Forders%2Fopen%3Forder_class%3DRNAi");
});
