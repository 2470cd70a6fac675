/** Measurements of a visit, in milliseconds since its start. `click`: see startProbe. */
export interface ProbeResult {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time until the first working click: the sum of what long tasks take beyond 50 ms. */
  tbt: number;
  click: number;
}

declare global {
  interface Window {
    ligateProbe?: ProbeResult;
  }
}

/** The console message at the first working click. Polling the page would add work to it. */
export const READY_MESSAGE = "ligate answers";

/**
 * Runs in the page before any other script. The first working click is the time at which the frame handles an empty
 * search, which changes nothing, and React has hydrated the page's heading.
 * @param message printed in the console at that time
 */
export function startProbe(message: string): void {
  const result: ProbeResult = { fcp: 0, lcp: 0, cls: 0, tbt: 0, click: 0 };
  window.ligateProbe = result;

  const observe = (type: string, onEntry: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") result.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    result.lcp = startTime;
  });
  observe("layout-shift", ({ value = 0 }) => {
    result.cls += value;
  });
  observe("longtask", ({ duration }) => {
    if (!result.click) result.tbt += Math.max(0, duration - 50);
  });

  const isHydrated = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
  const handlesSearch = () => {
    const form = document.querySelector("header form, form[data-floor]");
    return form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })) === false;
  };
  const timer = setInterval(() => {
    if (!isHydrated(document.querySelector("main h1")) || !handlesSearch()) return;
    result.click = performance.now();
    clearInterval(timer);
    console.info(message);
  }, 16);
}
