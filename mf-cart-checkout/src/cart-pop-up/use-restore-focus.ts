import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to an element that opens, so that screen readers announce it, and back when it closes.
 * @param occasion changes each time that the element opens, also if it is open already
 */
export function useRestoreFocus<T extends HTMLElement>(
  isOpen: boolean,
  occasion: unknown,
): RefObject<T | null> {
  const target = useRef<T>(null);
  const previous = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion moves the focus again
  useEffect(() => {
    if (!isOpen || !target.current) return;
    if (!target.current.contains(document.activeElement)) previous.current = document.activeElement;
    target.current.focus({ preventScroll: true });
  }, [isOpen, occasion]);

  useEffect(() => {
    if (isOpen) return;
    // A visitor who has focused another element keeps the focus there.
    const isFree = document.activeElement === document.body;
    if (isFree && previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true });
    previous.current = null;
  }, [isOpen]);

  return target;
}
