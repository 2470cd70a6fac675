import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";

/** What is typed at the checkout, as far as it goes. Never card data: that is not this page's to know. */
export interface Draft {
  shipping?: Partial<ShippingAddress>;
  billing?: Partial<BillingAddress>;
  isBilledElsewhere?: boolean;
  poNumber?: string;
  /** A file itself outlives no reload. */
  poFileName?: string;
}

const KEY = "checkout_draft";

interface Kept extends Draft {
  owner: string;
}

/** What this user has typed in this tab, before a reload or a login. */
export function readDraft(owner: string): Draft {
  const kept = read();
  return kept?.owner === owner ? kept : {};
}

export function keepDraft(owner: string, typed: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(owner), ...typed, owner }));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}

function read(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
