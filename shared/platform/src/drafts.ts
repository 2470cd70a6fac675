/**
 * Drafts: input of a visitor that has not been sent to the API yet, kept in the browser. A draft is an object of
 * JSON values under one key of the tab's session storage. Never store passwords or card data in one.
 *
 * Every function here works where the browser blocks its storage: reads then find nothing, writes do nothing, and the
 * input lives as long as the component or store that holds it.
 */

/** The keys of drafts: `draft:` forms, `typed_` forms that a login interrupts, and the checkout. */
export type DraftKey = `draft:${string}` | `typed_${string}` | "checkout_draft";

/** `typed_` and `checkout_draft` are keys of older releases of remotes, which may be active beside this shell. */
const DRAFT_KEYS = /^(draft:|typed_|checkout_draft$)/;
/** Payments whose outcome a page asks for, kept in local storage (decision 39). */
const ATTEMPT_KEYS = /^payment_attempt:/;

/** The part of `Storage` that drafts use. Fits `createJSONStorage` of Zustand's `persist`. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** `sessionStorage`, or nothing where it is blocked, full or missing. For a store that `persist` keeps in this tab. */
export const safeSessionStorage = safeStorage(() => sessionStorage);

/** `localStorage`, or nothing where it is blocked, full or missing. For a store that `persist` keeps in this browser. */
export const safeLocalStorage = safeStorage(() => localStorage);

/**
 * @param owner e-mail address of the customer whose draft it is. A draft is only read with the owner that it was saved
 * with; forms that belong to no customer leave it out.
 * @returns the fields of the draft; `undefined` if there is none or it cannot be parsed
 */
export function readDraft<Fields extends object>(key: DraftKey, owner?: string): Fields | undefined {
  const draft = parseDraft(safeSessionStorage.getItem(key));
  if (!draft || draft.owner !== owner) return undefined;
  const { owner: _, ...fields } = draft;
  return fields as Fields;
}

/** Replaces the draft. `owner` as in `readDraft`; a field of that name would be overwritten. */
export function saveDraft(key: DraftKey, fields: object, owner?: string): void {
  safeSessionStorage.setItem(key, JSON.stringify({ ...fields, owner }));
}

export function removeDraft(key: DraftKey): void {
  safeSessionStorage.removeItem(key);
}

/**
 * Removes every draft of this tab, and the payment attempts of this browser. The shell calls it at logout: another person
 * may use this computer next.
 */
export function clearDrafts(): void {
  removeKeys(() => sessionStorage, DRAFT_KEYS);
  removeKeys(() => localStorage, ATTEMPT_KEYS);
}

function removeKeys(getStorage: () => Storage, pattern: RegExp): void {
  withStorage(getStorage, (storage) => {
    for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key);
  });
}

function parseDraft(text: string | null): { owner?: string } | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? "null");
    return typeof draft === "object" && draft !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}

function safeStorage(getStorage: () => Storage): SafeStorage {
  return {
    getItem: (key) => withStorage(getStorage, (storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => withStorage(getStorage, (storage) => storage.setItem(key, value)),
    removeItem: (key) => withStorage(getStorage, (storage) => storage.removeItem(key)),
  };
}

/** Where storage is blocked, even the getter `window.sessionStorage` throws a SecurityError. */
function withStorage<T>(getStorage: () => Storage, use: (storage: Storage) => T): T | undefined {
  try {
    return use(getStorage());
  } catch {
    return undefined;
  }
}
