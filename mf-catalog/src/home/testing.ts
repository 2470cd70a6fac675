/** For tests: what the visitor's system asks of motion; the DOM of tests has no media queries. */
export function askForMotion(preference: "reduce" | "no-preference"): void {
  window.matchMedia = (query) =>
    ({ matches: query === `(prefers-reduced-motion: ${preference})` }) as MediaQueryList;
}

/** For tests: a pointer goes down or up; the DOM of tests has no pointer events of its own. */
export function pointer(
  type: "pointerdown" | "pointerup",
  pointerType: "touch" | "mouse",
  clientX: number,
): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}
