import type { BillingAddress, ShippingAddress } from "@ligate/contract/address/schemas";
import { readDraft, removeDraft, saveDraft } from "@ligate/platform/drafts";

/** The input of the checkout, kept across reloads and logins. Never contains card data, which stays in PayPal's fields. */
export interface CheckoutDraft {
  shipping?: Partial<ShippingAddress>;
  billing?: Partial<BillingAddress>;
  isBilledElsewhere?: boolean;
  poNumber?: string;
  /** Only the name is stored, because a file cannot be. */
  poFileName?: string;
}

const KEY = "checkout_draft";

/** @param owner e-mail address of the buyer */
export const readCheckoutDraft = (owner: string): CheckoutDraft => readDraft<CheckoutDraft>(KEY, owner) ?? {};

/** Replaces the given fields of the draft. */
export function updateCheckoutDraft(owner: string, fields: CheckoutDraft): void {
  saveDraft(KEY, { ...readCheckoutDraft(owner), ...fields }, owner);
}

export const removeCheckoutDraft = (): void => removeDraft(KEY);
