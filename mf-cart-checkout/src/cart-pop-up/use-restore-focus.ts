import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to an element when it opens, so that screen readers announce it, and back when it closes.
 * @param trigger a value that changes whenever the element opens, or opens again while it is open
 */
export function useRestoreFocus<T extends HTMLElement>(
  isOpen: boolean,
  trigger: unknown,
): RefObject<T | null> {
  const target = useRef<T>(null);
  const previous = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed trigger moves the focus again
  useEffect(() => {
    if (!isOpen || !target.current) return;
    if (!target.current.contains(document.activeElement)) previous.current = document.activeElement;
    target.current.focus({ preventScroll: true });
  }, [isOpen, trigger]);

  useEffect(() => {
    if (isOpen) return;
    // If the visitor has focused another element, the focus stays there.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost && previous.current instanceof HTMLElement)
      previous.current.focus({ preventScroll: true });
    previous.current = null;
  }, [isOpen]);

  return target;
}
