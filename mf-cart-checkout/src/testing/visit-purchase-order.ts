/** For page tests: a buyer at the checkout who pays by purchase order. */
import { screen, waitFor, within } from "@testing-library/react";
import { buyer, type CheckoutVisit, reachPayment, visitCheckout } from "./visit-checkout.ts";

export const PAY = "/api/orders/pay-with-purchase-order/";
export const MISSING = "Please fill in all required Purchase Order (PO) fields.";
const goodAnswers = { [`POST ${PAY}`]: { payment_token: "TOKEN-1" } };

export const aPdf = (content = "%PDF-1.7\n1 0 obj\n%%EOF\n", name = "po-7.pdf") =>
  new File([content], name, { type: "application/pdf" });

export const poTab = () => screen.getByRole("tab", { name: "Credit Card and Purchase Order" });
export const poForm = () => within(screen.getByRole("form", { name: "Purchase order" }));
export const review = () => within(screen.getByRole("region", { name: "Order review" }));
export const choose = (file: File) => buyer.upload(poForm().getByLabelText("Purchase order (PDF)"), file);
export const placeOrder = () => buyer.click(screen.getByRole("button", { name: "Place Order" }));

/** Waits for a sentence of the banner. */
export const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole("alert").at(-1)).toHaveTextContent(text));

/** At the second tab; `answers` replaces some of the good ones. */
export async function openPurchaseOrder(answers = {}): Promise<CheckoutVisit> {
  const page = visitCheckout({ ...goodAnswers, ...answers });
  await reachPayment();
  await buyer.click(poTab());
  await screen.findByLabelText("PO number");
  return page;
}

export async function fillInPurchaseOrder(file = aPdf()): Promise<void> {
  await buyer.type(screen.getByLabelText("PO number"), " PO-7 ");
  await choose(file);
}

/** The texts of forms that were sent; of their files the names. */
export function formsSent(page: CheckoutVisit, path: string): Record<string, string>[] {
  return page
    .sent(path)
    .map((form) => Object.fromEntries([...(form as FormData)].map(([name, value]) => [name, textOf(value)])));
}

const textOf = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);
