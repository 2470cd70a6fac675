/** What a visit was like, in milliseconds since it began. `click`: see startProbe. */
export interface ProbeResult {
  fcp: number;
  lcp: number;
  cls: number;
  /** Sum of what long tasks took beyond 50 ms, until the first working click. */
  tbt: number;
  click: number;
}

declare global {
  interface Window {
    ligateProbe?: ProbeResult;
  }
}

/** What a page that answers says in its console: asking it again and again would be work for it to do. */
export const READY_MESSAGE = "ligate answers";

/**
 * Runs in the page before anything else. The first working click is the moment from which an empty search is
 * handled by the frame (which changes nothing), and the page's heading is React's own, so that what stands below it
 * answers too.
 * @param sign what it then says in the console
 */
export function startProbe(sign: string): void {
  const seen: ProbeResult = { fcp: 0, lcp: 0, cls: 0, tbt: 0, click: 0 };
  window.ligateProbe = seen;

  const watch = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch("layout-shift", ({ value = 0 }) => {
    seen.cls += value;
  });
  watch("longtask", ({ duration }) => {
    if (!seen.click) seen.tbt += Math.max(0, duration - 50);
  });

  const isReacts = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
  const answers = () => {
    const form = document.querySelector("header form, form[data-floor]");
    return form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })) === false;
  };
  const timer = setInterval(() => {
    if (!isReacts(document.querySelector("main h1")) || !answers()) return;
    seen.click = performance.now();
    clearInterval(timer);
    console.info(sign);
  }, 16);
}
