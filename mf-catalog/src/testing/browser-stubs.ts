/** Sets the reduced-motion preference in tests: jsdom has no media queries. */
export function stubMotionPreference(preference: "reduce" | "no-preference"): void {
  window.matchMedia = (query) =>
    ({ matches: query === `(prefers-reduced-motion: ${preference})` }) as MediaQueryList;
}

/** Creates a pointer event in tests: jsdom has no `PointerEvent`. */
export function pointerEvent(
  type: "pointerdown" | "pointerup",
  pointerType: "touch" | "mouse",
  clientX: number,
): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}
