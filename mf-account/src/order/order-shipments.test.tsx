import type { OrderView } from "@ligate/contract/orders/schemas";
import type { OrderShipment } from "@ligate/contract/shipments/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anInvoice, anOrder } from "../testing/samples.ts";

function visitOrder(order: Partial<OrderView>) {
  fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder(order) });
  visit("/profile/order/4334724101", routes);
}
const aShipment = (shipment: Partial<OrderShipment> = {}): OrderShipment => ({
  number: 1,
  carrier: "fedex",
  tracking_number: "770123456789",
  dry_ice_grams: 2500,
  shipped_on: "2025-05-09",
  at: "2025-05-09T15:00:00.000Z",
  pieces: [{ line: 1, quantity: 1 }],
  ...shipment,
});

it("shows what has left, a link that follows it, and what is to follow", async () => {
  visitOrder({ shipments: [aShipment()] });

  const shipments = within(await screen.findByRole("region", { name: "Shipments" }));
  expect(shipments.getByRole("link", { name: "770123456789" })).toHaveAttribute(
    "href",
    "https://www.fedex.com/fedextrack/?trknbr=770123456789",
  );
  expect(shipments.getByText(/^1 × TP53 knock-out/)).toBeVisible();
  expect(shipments.getByText("Dry ice (UN1845), 2.5 kg")).toBeVisible();
  expect(shipments.getByText("1 piece follows.")).toBeVisible();
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getByText("Shipped")).toBeVisible();
});

it("names the shipments of an order in the history, without a link where the carrier has no page", async () => {
  const results = aShipment({ number: 2, carrier: "electronic", tracking_number: "", dry_ice_grams: null });
  visitOrder({ shipments: [aShipment(), results] });

  const shipments = within(await screen.findByRole("region", { name: "Shipments" }));
  expect(shipments.getByText(/Electronic delivery/)).toBeVisible();
  expect(shipments.getAllByRole("link")).toHaveLength(1);
  expect(shipments.queryByText(/follow/)).not.toBeInTheDocument();
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getByText("Shipment 1")).toBeVisible();
  expect(history.getByText("Shipment 2")).toBeVisible();
});

it("shows every invoice, the unpaid ones first, with what was received", async () => {
  const second = anInvoice({ invoice_number: "4334724101-2", invoice_due: 41, part_paid: 100 });
  const first = anInvoice({ is_paid: true, overpaid: 5 });
  visitOrder({ status: "invoiced", invoice: second, invoices: [first, second] });

  const regions = await screen.findAllByRole("region", { name: /^Invoice IV-/ });
  const [unpaid, paid] = regions.map((region) => within(region));
  expect(unpaid?.getByText("Received").nextSibling).toHaveTextContent("$100.00");
  expect(unpaid?.getByText("Amount due").nextSibling).toHaveTextContent("$41.00");
  expect(unpaid?.getByRole("link", { name: "Pay invoice" })).toHaveAttribute(
    "href",
    "/checkout/4334724101-2",
  );
  expect(paid?.getByText("Overpaid").nextSibling).toHaveTextContent("$5.00");
  expect(paid?.getByText("We will send back what was paid too much.")).toBeVisible();
});
