/** Stubs the reduced-motion preference, because jsdom does not implement media queries. */
export function stubMotionPreference(preference: "reduce" | "no-preference"): void {
  window.matchMedia = (query) =>
    ({ matches: query === `(prefers-reduced-motion: ${preference})` }) as MediaQueryList;
}

/** Creates a pointer event, because jsdom does not implement `PointerEvent`. */
export function pointerEvent(
  type: "pointerdown" | "pointerup",
  pointerType: "touch" | "mouse",
  clientX: number,
): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}
