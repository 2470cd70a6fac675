import { readDraft, removeDraft, saveDraft } from "@ligate/platform/drafts";
import { type EffectCallback, useEffect } from "react";

/**
 * The names of drafts, one per form, so that no form takes or clears the draft of another. Forms that exist once per
 * product, line or thread add its id. `scripts/checks/draft-names.test.ts` finds a name that is used twice.
 */
export type DraftName =
  | "checkout"
  | "email"
  | "profile"
  | "quote-number"
  | "quote"
  | `quote ${string}`
  | `message ${string}`
  | `service ${string}`
  | `line:${number}`
  | `specification:${string}`
  | `reply ${string}`
  | `order-question-${string}`;

export interface Draft<Fields extends object> {
  /** Replaces the saved input. */
  save: (fields: Fields) => void;
  /** Removes the saved input. Call it after a successful submission. */
  remove: () => void;
}

/**
 * Keeps the input of a form in the tab's session storage: a failed page, a reload, a login and history navigation lose no
 * input. Where the browser blocks its storage, the form works without it. Do not save passwords.
 * @param name identifies the form; without a name nothing is read or saved
 * @param onMount receives the saved input, `undefined` if there is none; may return a cleanup
 * @param owner e-mail address of the customer whose input it is; pages of other customers do not read it
 */
export function useDraft<Fields extends object>(
  name: DraftName | undefined,
  onMount: (saved: Fields | undefined, draft: Draft<Fields>) => ReturnType<EffectCallback>,
  owner?: string,
): Draft<Fields> {
  const draft: Draft<Fields> = {
    save: (fields) => name && saveDraft(`draft:${name}`, fields, owner),
    remove: () => name && removeDraft(`draft:${name}`),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form mounts
  useEffect(
    () => (name ? onMount(readDraft<Fields>(`draft:${name}`, owner), draft) : undefined),
    [name, owner],
  );
  return draft;
}
