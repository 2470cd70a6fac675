import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { orderCounts, signedIn } from "../testing/responses.ts";
import { anOrderItem } from "../testing/samples.ts";

/** Each tab lists one item, named after the class and the filter. */
function fakeOrders() {
  return fakeApi({
    ...signedIn,
    "GET /api/users/count-orders/": orderCounts({ CRISPR: 30, Reagent: 30 }),
    "GET /api/users/view-orders/": ({ query }: { query: URLSearchParams }) => ({
      order_items: [anOrderItem({ product_name: `${query.get("order_class")} "${query.get("filter")}"` })],
      total: 30,
    }),
    "GET /api/users/view-user-info/": { first_name: "", last_name: "", company: "", shipping_address: null },
  });
}
const selectTab = (name: RegExp) => userEvent.click(screen.getByRole("tab", { name }));
const filterBy = async (text: string) => {
  await userEvent.clear(screen.getByLabelText("Filter"));
  await userEvent.type(screen.getByLabelText("Filter"), text);
};

it("goes back through the tabs, with their filters, before it leaves the page", async () => {
  fakeOrders();
  const page = visit("/profile", routes);
  await screen.findByRole("heading", { name: "My Account" });
  await userEvent.click(screen.getByRole("link", { name: "All orders" }));
  await screen.findByText('CRISPR ""');
  await filterBy("tp53");
  await screen.findByText('CRISPR "tp53"');
  await selectTab(/^Reagent/);
  await screen.findByText('Reagent ""');
  await filterBy("buffer");
  await screen.findByText('Reagent "buffer"');

  await act(page.back);
  expect(await screen.findByText('CRISPR "tp53"')).toBeVisible();
  expect(screen.getByLabelText("Filter")).toHaveValue("tp53");
  expect(screen.getByRole("tab", { name: /^CRISPR/, selected: true })).toBeVisible();

  await act(page.back);
  expect(await screen.findByRole("heading", { name: "My Account" })).toBeVisible();
});

it("keeps the filter of a tab while another one is open", async () => {
  fakeOrders();
  visit("/profile/orders/all", routes);
  await screen.findByText('CRISPR ""');
  await filterBy("tp53");
  await screen.findByText('CRISPR "tp53"');

  await selectTab(/^Reagent/);
  await screen.findByText('Reagent ""');
  await selectTab(/^CRISPR/);

  expect(await screen.findByText('CRISPR "tp53"')).toBeVisible();
  expect(screen.getByLabelText("Filter")).toHaveValue("tp53");
});

it("goes back through pages and sort orders", async () => {
  fakeOrders();
  const page = visit("/profile/orders/all", routes);
  await screen.findByText('CRISPR ""');
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await screen.findByText("6–10 of 30");

  await act(page.back);

  expect(await screen.findByText("1–5 of 30")).toBeVisible();
});
