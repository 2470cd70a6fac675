import type { BillingAddress, OrderReferences, ShippingAddress } from "@ligate/contract/address/schemas";
import { readDraft, removeDraft, saveDraft } from "@ligate/platform/drafts";
import type { DraftName } from "@ligate/ui/forms/use-draft";

/** The input of the checkout, kept across reloads and logins. Never contains card data, which stays in PayPal's fields. */
export interface CheckoutDraft {
  shipping?: Partial<ShippingAddress>;
  billing?: Partial<BillingAddress>;
  isBilledElsewhere?: boolean;
  references?: OrderReferences;
  poNumber?: string;
  /** Only the name is stored, because a file cannot be. */
  poFileName?: string;
}

const KEY = "draft:checkout" satisfies `draft:${DraftName}`;
/** The key in releases before this one: a checkout that is under way keeps its input. */
const OLD_KEY = "checkout_draft";

/** @param owner e-mail address of the buyer */
export const readCheckoutDraft = (owner: string): CheckoutDraft =>
  readDraft<CheckoutDraft>(KEY, owner) ?? readDraft<CheckoutDraft>(OLD_KEY, owner) ?? {};

/** Replaces the given fields of the draft. */
export function updateCheckoutDraft(owner: string, fields: CheckoutDraft): void {
  saveDraft(KEY, { ...readCheckoutDraft(owner), ...fields }, owner);
}

export function removeCheckoutDraft(): void {
  removeDraft(KEY);
  removeDraft(OLD_KEY);
}
