import { createHash } from "node:crypto";
import { PERSONAL } from "./redact.ts";

/** The share of documents that report their web vitals. */
const SAMPLED = 0.1;

/**
 * The inline script that reports to the gateway what goes wrong in browsers. It runs in every document, before all others. Its
 * text is the same everywhere, because the policy contains its hash: it reads the release of the page from its own element.
 *
 * Errors, and files that cannot be loaded, are reported at once: at most five of a document, each once, and only those that
 * name a file of a release, not those of extensions. If a page cannot be loaded, the shell's error names the remote, and its cause
 * the file. Web vitals are reported when the document is first hidden, by a share of the documents.
 */
export const REPORT_SCRIPT = String.raw`(() => {
  const { release } = document.currentScript.dataset;
  const send = (path, report) =>
    navigator.onLine && navigator.sendBeacon("/browser-reports", JSON.stringify({ release, path, ...report }));

  const sent = new Set();
  const sendError = ({ target, error, reason = error, message, filename, lineno, colno }) => {
    const { remote, cause } = reason ?? {};
    const place = target.src ?? target.href ?? [filename, lineno, colno].join(":");
    const registry = remote && document.getElementById("ligate-registry").text;
    const texts = [cause?.message, cause?.stack, reason?.message, reason?.stack, place, registry].join(" ");
    const [, at, position] = texts.match("/(?:assets|releases)/(" + (remote ?? "[\\w-]+") + "/[\\w./?=-]+(:\\d+:\\d+)?)") ?? [];
    const text = [reason ?? message, cause].filter(Boolean).join(" ").replace(${PERSONAL}, "*").slice(0, 200);
    const key = position ? at + text : at;
    if (!at || sent.size > 4 || sent.has(key)) return;
    sent.add(key);
    send(location.pathname, { error: { message: text, at } });
  };
  addEventListener("error", sendError, true);
  addEventListener("unhandledrejection", sendError);

  if (document.hidden || Math.random() >= ${SAMPLED}) return;
  const { pathname } = location;
  const observe = (type, add) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
    return () => observer.takeRecords().forEach(add);
  };
  let lcp, sum, first, last;
  let cls = PerformanceObserver.supportedEntryTypes.includes("layout-shift") ? 0 : undefined;
  const interactions = new Map();
  const flushes = [
    observe("largest-contentful-paint", ({ startTime }) => {
      lcp = startTime;
    }),
    observe("layout-shift", ({ value, startTime, hadRecentInput }) => {
      if (hadRecentInput) return;
      const isInWindow = startTime < last + 1000 && startTime < first + 5000;
      if (!isInWindow) [sum, first] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      cls = Math.max(cls, sum);
    }),
    observe("event", ({ interactionId: id, duration }) => {
      if (id) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    }),
  ];
  const sendVitals = () => {
    for (const flush of flushes) flush();
    const slowestFirst = [...interactions.values()].sort((one, other) => other - one);
    const inp = slowestFirst[Math.floor(slowestFirst.length / 50)];
    send(pathname, { vitals: { lcp, cls, inp } });
  };
  document.addEventListener("visibilitychange", sendVitals, { once: true });
})();`;

/** The source of the inline script for the Content-Security-Policy. */
export const REPORT_SCRIPT_HASH = `'sha256-${createHash("sha256").update(REPORT_SCRIPT).digest("base64")}'`;
