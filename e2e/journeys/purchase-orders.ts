import { expect, type Page } from "@playwright/test";
import { goToPayment } from "./payment.ts";
import { orderOf } from "./staff.ts";

/** The least that a reader takes for a PDF: one empty page. */
export const PDF = Buffer.from(`%PDF-1.4
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

export async function fillPurchaseOrder(page: Page, buffer = PDF): Promise<void> {
  const file = { name: "po-7.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("PO number").fill(PO_NUMBER);
  await page.getByLabel("Purchase order (PDF)").setInputFiles(file);
  await expect(page.getByText("po-7.pdf")).toBeVisible();
}

/** A new customer who has ordered by purchase order. @returns the order's number */
export async function orderByPurchaseOrder(page: Page, email: string, buffer = PDF): Promise<string> {
  await goToPayment(page, email);
  await openPurchaseOrder(page);
  await fillPurchaseOrder(page, buffer);
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order/);
  return orderOf(email);
}
