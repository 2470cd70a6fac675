import type { OrderView } from "@ligate/contract/orders/schemas";
import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anOrder } from "../testing/samples.ts";

const CANCEL = "POST /api/users/cancel-order/4334724101/";
const VIEW = "GET /api/users/view-order/4334724101";
const ASK = "POST /api/users/messages/about-order/";
const open: Partial<OrderView> = { status: "open", is_being_cancelled: false };

function visitOrder(order: Partial<OrderView>, responses: Record<string, object> = {}) {
  const calls = fakeApi({ ...signedIn, [VIEW]: anOrder(order), ...responses });
  visit("/profile/order/4334724101", routes);
  return calls;
}
beforeEach(() => useNotices.setState({ notices: [] }));
const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const typeReason = async (reason: string) =>
  userEvent.type(await screen.findByLabelText("Why do you cancel it?"), reason);

it("cancels an open order with a reason, and loads it again", async () => {
  const calls = visitOrder(open, { [CANCEL]: { state: "cancelled" } });

  await click("Cancel order");
  const form = within(await screen.findByRole("form", { name: "Cancel this order" }));
  expect(form.getByText(/Anything that you have paid is refunded at once/)).toBeVisible();
  await typeReason("Ordered twice");
  await click("Cancel this order");

  await waitFor(() =>
    expect(useNotices.getState().notices).toMatchObject([
      { kind: "success", text: "The order is cancelled." },
    ]),
  );
  expect(postedBodies(calls)).toEqual([{ reason: "Ordered twice" }]);
  expect(calls.filter(({ method, path }) => `${method} ${path}` === VIEW)).toHaveLength(2);
});

it("asks for the reason, and sends nothing without it", async () => {
  const calls = visitOrder(open, { [CANCEL]: { state: "cancelled" } });

  await click("Cancel order");
  await screen.findByLabelText("Why do you cancel it?");
  await click("Cancel this order");

  expect(await screen.findByText("The reason is required")).toBeVisible();
  expect(postedBodies(calls)).toEqual([]);
});

it("says why the order was not cancelled, and keeps the reason", async () => {
  const detail =
    "Order 4334724101 is In Progress, and can no longer be cancelled here. Please ask us about it.";
  visitOrder(open, { [CANCEL]: problem(409, detail) });

  await click("Cancel order");
  await typeReason("Ordered twice");
  await click("Cancel this order");

  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText("Why do you cancel it?")).toHaveValue("Ordered twice");
});

it("closes the form, and returns the focus to its button", async () => {
  visitOrder(open);

  await click("Cancel order");
  await click("Keep it");

  expect(screen.queryByRole("form", { name: "Cancel this order" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel order" })).toHaveFocus();
});

it("is a question to the store once production has begun", async () => {
  const calls = visitOrder(
    { status: "in_progress", is_being_cancelled: false },
    { [ASK]: { detail: "We have received it.", reference: "MS-1" } },
  );

  await click("Ask to cancel");
  expect(await screen.findByLabelText("Your question")).toHaveValue(
    "Please cancel this order, if that is still possible.",
  );
  await click("Send question");

  expect(await screen.findByRole("link", { name: /MS-1/ })).toBeVisible();
  expect(postedBodies(calls)).toMatchObject([{ order_number: "4334724101" }]);
});

it("waits for PayPal's refund", async () => {
  visitOrder({ status: "open", is_being_cancelled: true });

  expect(await screen.findByText(/PayPal is refunding your payment/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Cancel order" })).not.toBeInTheDocument();
});

it.each<[string, Partial<OrderView>]>([
  ["is shipped", { status: "ready_for_delivery", is_being_cancelled: false }],
  ["is under review", { ...open, payment_status: "pending" }],
  ["comes from an older API", { status: "open" }],
])("is not offered for an order that %s", async (_state, order) => {
  visitOrder(order);

  await screen.findByRole("heading", { name: "History" });
  expect(screen.queryByRole("button", { name: /cancel/i })).not.toBeInTheDocument();
});
