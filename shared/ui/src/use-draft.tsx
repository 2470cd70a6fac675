import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

const PREFIX = "draft:";

/** Forgets what was typed into every form: the next one at this computer is somebody else. */
export function forgetDrafts(): void {
  withStorage((tab) => {
    for (const key of Object.keys(tab)) if (key.startsWith(PREFIX)) tab.removeItem(key);
  });
}

/**
 * Keeps in this tab what is typed into a form, until it is sent: a page that failed, a step back and a reload lose
 * nothing of it. Not for passwords.
 * @param name tells the form from others; without one nothing is kept
 * @returns forgets the draft
 */
export function useDraft<V extends FieldValues, O>(
  { getValues, setValue, watch }: UseFormReturn<V, unknown, O>,
  name: string | undefined,
): () => void {
  const key = PREFIX + name;

  useEffect(() => {
    if (!name) return;
    for (const [field, typed] of Object.entries(readDraft<V>(key))) {
      // What the page knows by itself, and what was typed before it came to life, stands.
      if (!getValues(field as Path<V>)) setValue(field as Path<V>, typed);
    }
    const { unsubscribe } = watch((values) => withStorage((tab) => tab.setItem(key, JSON.stringify(values))));
    return unsubscribe;
  }, [name, key, getValues, setValue, watch]);

  return () => withStorage((tab) => tab.removeItem(key));
}

function readDraft<V>(key: string): V {
  return withStorage((tab) => JSON.parse(tab.getItem(key) ?? "{}")) ?? {};
}

/** A browser may block its storage: what is typed then lasts as long as the page. */
function withStorage<T>(use: (tab: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
