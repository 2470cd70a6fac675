import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus for what has just opened, so that it is announced and reached by keyboard, and gives it back
 * when it closes. `occasion` changes with every opening, also when it is open already.
 */
export function useRestoreFocus<T extends HTMLElement>(
  isOpen: boolean,
  occasion: unknown,
): RefObject<T | null> {
  const target = useRef<T>(null);
  const lender = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion asks for the focus again
  useEffect(() => {
    if (!isOpen || !target.current) return;
    if (!target.current.contains(document.activeElement)) lender.current = document.activeElement;
    target.current.focus({ preventScroll: true });
  }, [isOpen, occasion]);

  useEffect(() => {
    if (isOpen) return;
    // Whoever clicked elsewhere meanwhile keeps the focus there.
    const isFree = document.activeElement === document.body;
    if (isFree && lender.current instanceof HTMLElement) lender.current.focus({ preventScroll: true });
    lender.current = null;
  }, [isOpen]);

  return target;
}
