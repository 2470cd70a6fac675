import { problem } from "@ligate/platform/testing/fake-api";
import { screen, within } from "@testing-library/react";
import { anInvoice, aPaidInvoice } from "../testing/sample-invoice.ts";
import { GET_INVOICE, getDetails, visitInvoice } from "../testing/visit-invoice.ts";

const ADDRESS = "/invoice-confirmation/LG-1001";

it("shows the amount, the invoice and the payment", async () => {
  visitInvoice(ADDRESS, { [GET_INVOICE]: aPaidInvoice() });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Payment of $1,204.00 USD received",
  );
  expect(getDetails(within(document.body), ["Invoice", "Billing Date", "Paid on", "Payment"])).toEqual([
    "IV-LG-1001",
    "May 1, 2025",
    "May 6, 2025",
    "VISA ending in 1111",
  ]);
});

it("shows that an invoice has not been paid yet, and links to its payment", async () => {
  visitInvoice(ADDRESS);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Invoice IV-LG-1001 has not been paid yet",
  );
  expect(screen.getByRole("link", { name: "Pay this invoice" })).toHaveAttribute("href", "/checkout/LG-1001");
});

it("shows that PayPal reviews the payment", async () => {
  visitInvoice(ADDRESS, { [GET_INVOICE]: anInvoice({ is_under_review: true }) });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Payment of $1,204.00 USD under review",
  );
  expect(screen.queryByRole("link", { name: "Pay this invoice" })).not.toBeInTheDocument();
});

it("redirects a guest to the login, with the page as redirect URL", async () => {
  const page = visitInvoice(ADDRESS, { "GET /api/session/": { isAuthenticated: false } });
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=invoice-confirmation%2FLG-1001");
});

it("shows the same error for another customer's invoice as for an unknown one", async () => {
  visitInvoice(ADDRESS, { [GET_INVOICE]: problem(404, "There is no such invoice.") });
  expect(await screen.findByRole("alert")).toHaveTextContent("There is no such invoice.");
});
