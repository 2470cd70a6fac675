import { expect, type Page } from "@playwright/test";
import { goToPayment } from "./go-to-payment.ts";
import { findOrderNumber } from "./staff.ts";

/** A minimal PDF with one empty page. */
export const EMPTY_PDF = Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`);

export const PO_NUMBER = "PO-2026-7";

export const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" });

export async function openPurchaseOrder(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Credit Card and Purchase Order" }).click();
  await expect(page.getByLabel("PO number")).toBeVisible();
}

export async function fillPurchaseOrder(page: Page, buffer = EMPTY_PDF): Promise<void> {
  const file = { name: "po-7.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("PO number").fill(PO_NUMBER);
  await page.getByLabel("Purchase order (PDF)").setInputFiles(file);
  await expect(page.getByText("po-7.pdf")).toBeVisible();
}

/** Signs up a new customer who orders by purchase order. @returns the order number */
export async function orderByPurchaseOrder(page: Page, email: string, buffer = EMPTY_PDF): Promise<string> {
  await goToPayment(page, email);
  await openPurchaseOrder(page);
  await fillPurchaseOrder(page, buffer);
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order/);
  return findOrderNumber(email);
}
