import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import {
  buyer,
  CAPTURE,
  fillIn,
  fillInShipping,
  getPanel,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

const frozen = { "GET /api/orders/cart/": aCart(aLine({ ships: "dry_ice" })) };
const goOn = () => buyer.click(screen.getByRole("button", { name: "Continue to billing" }));

beforeEach(() => void servePayPal());

it("requires an institution and a phone for goods on dry ice, and no PO box", async () => {
  visitCheckout(frozen);
  await fillInShipping();
  fillIn(getPanel("1. Shipping"), { Address: "P.O. Box 12" });
  await goOn();

  expect(await screen.findByText("Institution is required for goods on dry ice")).toBeVisible();
  expect(screen.getByText("Phone is required for goods on dry ice")).toBeVisible();
  expect(screen.getByText("Goods on dry ice cannot be delivered to a PO box")).toBeVisible();
  expect(screen.getByLabelText("Institution")).toHaveFocus();

  fillIn(getPanel("1. Shipping"), {
    Institution: "Example Institute",
    Phone: "617 555 0100",
    Address: "100 Binney Street",
  });
  await goOn();
  expect(await screen.findByRole("heading", { name: "2. Billing" })).toBeVisible();
});

it("requires neither for other goods", async () => {
  visitCheckout();
  await reachPayment();

  expect(screen.queryByText(/dry ice/)).not.toBeInTheDocument();
});

it("sends the laboratory and its closing days with the order, and shows them in the preview", async () => {
  const page = visitCheckout();
  await fillInShipping();
  const laboratory = { attention: "Byron Lab", building: "B7, room 412" };
  fillIn(getPanel("1. Shipping"), {
    "Laboratory or attention (optional)": laboratory.attention,
    "Building and room (optional)": laboratory.building,
    "Closed from (optional)": "2026-12-24",
    "Closed until (optional)": "2027-01-03",
  });
  await reachPayment();
  for (const line of Object.values(laboratory)) {
    expect(getPanel("1. Shipping").getByText(line)).toBeVisible();
  }
  await placeOrder();

  await screen.findByText(/^Elsewhere/);
  expect(page.getPosted(CAPTURE)).toMatchObject([
    { address: { ...laboratory, closed_from: "2026-12-24", closed_to: "2027-01-03" } },
  ]);
});

it("opens the closing days if they are wrong", async () => {
  visitCheckout();
  await fillInShipping();
  const shipping = getPanel("1. Shipping");
  fillIn(shipping, { "Closed from (optional)": "2026-12-24", "Closed until (optional)": "2026-12-01" });
  await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
  expect(await shipping.findByText("The last day is before the first one")).toBeVisible();
  await waitFor(() => expect(shipping.getByLabelText("Closed until (optional)")).toHaveFocus());
});

const CELL_CULTURE = {
  id: 7,
  name: "Cell culture",
  address: {
    first_name: "Grace",
    last_name: "Hopper",
    institution: "Example Institute",
    address_line_1: "1 Congress Ave",
    city: "Austin",
    state: "TX",
    zipcode: "78701",
    closed_from: "2025-12-24",
  },
};

it("fills in a saved address, without the closing days of its order", async () => {
  visitCheckout({ "GET /api/users/addresses/": [CELL_CULTURE] });
  await fillInShipping();
  await buyer.selectOptions(await screen.findByLabelText("Saved addresses"), "7");

  expect(screen.getByLabelText("First name")).toHaveValue("Grace");
  expect(screen.getByLabelText(/^Institution/)).toHaveValue("Example Institute");
  expect(screen.getByLabelText("State")).toHaveValue("TX");
  expect(screen.getByLabelText("Closed from (optional)")).toHaveValue("");
  await goOn();
  expect(await getPanel("1. Shipping").findByText("Austin, TX 78701")).toBeVisible();
});

it("bills a saved address, by the name of its institution", async () => {
  const page = visitCheckout({ "GET /api/users/addresses/": [CELL_CULTURE] });
  await reachPayment();
  await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
  await buyer.selectOptions(await getPanel("2. Billing").findByLabelText("Saved addresses"), "7");
  await placeOrder();

  await screen.findByText(/^Elsewhere/);
  const billing_address = {
    name: "Example Institute",
    address: "1 Congress Ave",
    city: "Austin",
    state: "TX",
  };
  expect(page.getPosted(CAPTURE)).toMatchObject([{ address: { city: "Cambridge", billing_address } }]);
});

it("saves an address under a name", async () => {
  const page = visitCheckout({ "POST /api/users/addresses/": CELL_CULTURE });
  await fillInShipping();
  fillIn(getPanel("1. Shipping"), { "Save this address as (optional)": " Cell culture " });
  await goOn();

  expect(await screen.findByRole("heading", { name: "2. Billing" })).toBeVisible();
  expect(page.getPosted("/api/users/addresses/")).toMatchObject([
    { name: "Cell culture", address: { city: "Cambridge" } },
  ]);
});

it("shows why an address was not saved, and keeps it", async () => {
  visitCheckout({ "POST /api/users/addresses/": problem(422, "You have saved 50 addresses.") });
  await fillInShipping();
  fillIn(getPanel("1. Shipping"), { "Save this address as (optional)": "Cell culture" });
  await goOn();

  expect(await screen.findByText("You have saved 50 addresses.")).toBeVisible();
  expect(screen.getByLabelText("City")).toHaveValue("Cambridge");
});
