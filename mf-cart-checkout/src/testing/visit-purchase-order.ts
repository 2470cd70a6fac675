import { screen, within } from "@testing-library/react";
import { buyer, type CheckoutVisit, reachPayment, visitCheckout } from "./visit-checkout.ts";

export const PAY_WITH_PO = "/api/orders/pay-with-purchase-order/";
export const PO_FIELDS_REQUIRED = "Please fill in all required Purchase Order (PO) fields.";

export const aPdf = (content = "%PDF-1.7\n1 0 obj\n%%EOF\n", name = "po-7.pdf") =>
  new File([content], name, { type: "application/pdf" });

export const getPoTab = () => screen.getByRole("tab", { name: /Purchase Order$/ });
export const getPoForm = () => within(screen.getByRole("form", { name: "Purchase order" }));
export const chooseFile = (file: File) =>
  buyer.upload(getPoForm().getByLabelText("Purchase order (PDF)"), file);

/** Renders the checkout with the tab of purchase orders. @param responses override the default ones */
export async function visitPurchaseOrder(responses = {}): Promise<CheckoutVisit> {
  const page = visitCheckout({ [`POST ${PAY_WITH_PO}`]: { payment_token: "TOKEN-1" }, ...responses });
  await reachPayment();
  await buyer.click(getPoTab());
  await screen.findByLabelText("PO number");
  return page;
}

export async function fillInPurchaseOrder(file = aPdf()): Promise<void> {
  await buyer.type(screen.getByLabelText("PO number"), " PO-7 ");
  await chooseFile(file);
}

/** The fields of the forms posted to a path, with the name of each file. */
export function getPostedForms(page: CheckoutVisit, path: string): Record<string, string>[] {
  return page
    .getPosted(path)
    .map((form) => Object.fromEntries([...(form as FormData)].map(([name, value]) => [name, toText(value)])));
}

const toText = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);
