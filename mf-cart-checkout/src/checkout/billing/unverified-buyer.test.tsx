import { problem } from "@ligate/platform/testing/fake-api";
import { act, screen } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { ADA, buyer, getPanel, reachPayment, visitCheckout } from "../../testing/visit-checkout.ts";
import { getPoTab } from "../../testing/visit-purchase-order.ts";

const RESEND = "/api/resend-verification/";
const unverified = { isAuthenticated: true, email: ADA, email_verified: false };

/** Renders the tab of purchase orders of a buyer whose address is not verified. */
async function visitTab(responses = {}) {
  const page = visitCheckout({ "GET /api/session/": unverified, ...responses });
  await reachPayment();
  await buyer.click(getPoTab());
  await screen.findByText(/you need a verified e-mail address/);
  return page;
}
const resend = () => buyer.click(screen.getByRole("button", { name: "Send the link again" }));

beforeEach(() => void servePayPal());

it("asks for a verified address before the purchase order is filled in", async () => {
  await visitTab();

  expect(getPanel("2. Billing").getByText(ADA)).toBeVisible();
  expect(screen.queryByLabelText("PO number")).not.toBeInTheDocument();
  await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
  expect(await screen.findByRole("button", { name: "Place Order" })).toBeVisible();
});

it("asks for it also where a half is paid by card", async () => {
  await visitTab({ "GET /api/orders/cart/": aCart(aLine({ quantity: 3 })) });

  expect(screen.queryByRole("form", { name: "Purchase order" })).not.toBeInTheDocument();
});

it("sends the link again, once for a double click", async () => {
  const page = await visitTab({ [`POST ${RESEND}`]: { detail: "A new link is on its way." } });

  await buyer.dblClick(screen.getByRole("button", { name: "Send the link again" }));

  expect(await screen.findByText("A new link is on its way.")).toBeVisible();
  expect(page.getPosted(RESEND)).toEqual([{ email: ADA }]);
});

it("shows why the link was not sent", async () => {
  await visitTab({ [`POST ${RESEND}`]: problem(429, "Please wait an hour.") });

  await resend();

  expect(await screen.findByText("Please wait an hour.")).toBeVisible();
});

it("shows the form when the buyer returns from another tab with a verified address", async () => {
  let email_verified = false;
  await visitTab({ "GET /api/session/": () => ({ ...unverified, email_verified }) });
  email_verified = true;

  act(() => void document.dispatchEvent(new Event("visibilitychange")));

  expect(await screen.findByLabelText("PO number")).toBeVisible();
  expect(screen.getByText("Ada Lovelace")).toBeVisible();
});
