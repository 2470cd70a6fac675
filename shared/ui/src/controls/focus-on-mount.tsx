/** A ref for an element that appears after an action: it receives the focus, so that screen readers announce it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
