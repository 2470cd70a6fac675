import { runInNewContext } from "node:vm";
import { REPORT_SCRIPT } from "./report-script.ts";

const STORE = "https://store.example";
const REGISTRY = JSON.stringify([
  { name: "mf-catalog", entry: "/releases/mf-catalog/c01/remoteEntry.js" },
  { name: "mf-designer", entry: "/releases/mf-designer/d01/remoteEntry.js" },
]);

type Entry = Record<string, number | boolean>;

/** A browser's window, with the parts that the script uses. */
class FakeWindow extends EventTarget {
  readonly window = this;
  readonly location = { pathname: "/products/item/CA-LA" };
  readonly document = Object.assign(new EventTarget(), {
    currentScript: { dataset: { release: "mf-catalog/c01" } },
    hidden: false,
    getElementById: (id: string) => (id === "ligate-registry" ? { text: REGISTRY } : null),
  });
  readonly reports: unknown[] = [];
  readonly navigator = {
    onLine: true,
    sendBeacon: (path: string, body: string) => this.reports.push({ to: path, ...JSON.parse(body) }),
  };
  /** Entry type → an observer's callback. */
  readonly observers = new Map<string, (entries: Entry[]) => void>();
  readonly #isSampled: boolean;

  constructor({ isSampled = true, isHidden = false, supported = ["layout-shift"] } = {}) {
    super();
    this.#isSampled = isSampled;
    this.document.hidden = isHidden;
    const { observers } = this;
    class PerformanceObserver {
      static supportedEntryTypes = supported;
      readonly #callback: (list: { getEntries: () => Entry[] }) => void;
      constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
        this.#callback = callback;
      }
      observe({ type }: { type: string }) {
        observers.set(type, (entries) => this.#callback({ getEntries: () => entries }));
      }
      takeRecords = () => [];
    }
    runInNewContext(REPORT_SCRIPT, {
      ...{ document: this.document, location: this.location, navigator: this.navigator, PerformanceObserver },
      Math: Object.assign(Object.create(Math), { random: () => (this.#isSampled ? 0 : 0.5) }),
      addEventListener: this.addEventListener.bind(this),
    });
  }

  /** Dispatches an event for an uncaught error. */
  fail(error: unknown, fields: object = {}): void {
    this.dispatchEvent(Object.assign(new Event("error"), { error, ...fields }));
  }

  reject(reason: unknown): void {
    this.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  }

  hide(): void {
    this.document.dispatchEvent(new Event("visibilitychange"));
  }

  observe(type: string, ...entries: Entry[]): void {
    this.observers.get(type)?.(entries);
  }
}

/** An error that was thrown in a file. */
const anError = (message: string, file: string, fields: object = {}) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (${STORE}/releases/${file})\n    at g (${STORE}/releases/shell/s01/app.js:1:9)`,
    ...fields,
  });

const DOCUMENT = { to: "/browser-reports", release: "mf-catalog/c01", path: "/products/item/CA-LA" };

describe("errors", () => {
  it("are reported with the file, line and column that threw them, without what was typed", () => {
    const window = new FakeWindow();
    window.fail(anError("No gene 'jane@example.org'", "mf-catalog/c01/home.js:1:234"));
    window.location.pathname = "/cart";
    window.reject(anError("failed", "mf-cart-checkout/k01/cart.js:2:5"));

    expect(window.reports).toEqual([
      { ...DOCUMENT, error: { message: "TypeError: No gene *", at: "mf-catalog/c01/home.js:1:234" } },
      {
        ...{ ...DOCUMENT, path: "/cart" },
        error: { message: "TypeError: failed", at: "mf-cart-checkout/k01/cart.js:2:5" },
      },
    ]);
  });

  it("without a stack are reported with the place that the event names", () => {
    const window = new FakeWindow();
    const filename = `${STORE}/releases/mf-catalog/c01/home.js`;
    window.fail(null, { message: "Uncaught SyntaxError: Unexpected token", filename, lineno: 3, colno: 7 });

    expect(window.reports).toMatchObject([
      { error: { message: "Uncaught SyntaxError: Unexpected token", at: "mf-catalog/c01/home.js:3:7" } },
    ]);
  });

  it("are reported once each, and five of a document", () => {
    const window = new FakeWindow();
    for (let count = 0; count < 20; count++) {
      window.fail(anError("again", "mf-catalog/c01/home.js:1:1"));
      window.fail(anError("other", `mf-catalog/c01/home.js:1:${count}`));
    }
    expect(window.reports).toHaveLength(5);
  });

  it.each([
    ["of extensions", anErrorOfExtension()],
    ["without a file", "a string"],
    ["that are nothing", undefined],
  ])("%s are not reported", (_name, error) => {
    const window = new FakeWindow();
    window.fail(error, { message: "Script error.", filename: "", lineno: 0, colno: 0 });
    window.reject(error);
    expect(window.reports).toEqual([]);
  });
});

function anErrorOfExtension(): Error {
  return Object.assign(new Error("x"), { stack: "Error: x\n    at chrome-extension://abc/content.js:1:1" });
}

describe("files that cannot be loaded", () => {
  it("are reported by their element", () => {
    const window = new FakeWindow();
    const script = new EventTarget();
    // Events of elements reach the window in the capture phase.
    const event = new Event("error");
    Object.defineProperty(event, "target", {
      value: Object.assign(script, { src: `${STORE}/releases/shell/s01/main.js` }),
    });
    window.dispatchEvent(event);

    expect(window.reports).toMatchObject([{ error: { at: "shell/s01/main.js" } }]);
  });

  it("are reported once, however many elements and errors name them", () => {
    const window = new FakeWindow();
    const url = `${STORE}/releases/mf-catalog/c01/home.js`;
    window.fail(new Error(`Failed to fetch dynamically imported module: ${url}`));
    window.reject(new Error(`Failed to fetch ${url}`));

    expect(window.reports).toHaveLength(1);
  });

  it("are reported with the file of the cause, not with that of the shell", () => {
    const url = `${STORE}/releases/mf-designer/d00/remoteEntry.js?retry=1`;
    const cause = anError(`Failed to fetch dynamically imported module: ${url}`, "shell/s01/main.js:1:7");
    const window = new FakeWindow();
    window.fail(
      anError("mf-designer could not be loaded.", "shell/s01/main.js:1:8", { cause, remote: "mf-designer" }),
    );

    expect(window.reports).toMatchObject([
      {
        error: {
          message:
            "TypeError: mf-designer could not be loaded. TypeError: Failed to fetch dynamically imported module: *",
          at: "mf-designer/d00/remoteEntry.js?retry=1",
        },
      },
    ]);
  });

  it("are reported with the release of the registry if no error names a file of the remote", () => {
    const cause = anError("Timed out after 7500 ms.", "shell/s01/main.js:1:7");
    const window = new FakeWindow();
    window.fail(
      anError("It could not be loaded.", "shell/s01/main.js:1:8", { cause, remote: "mf-designer" }),
    );

    expect(window.reports).toMatchObject([{ error: { at: "mf-designer/d01/remoteEntry.js" } }]);
  });
});

it("reports nothing without a connection, because the browser would log that failure too", () => {
  const window = new FakeWindow();
  window.navigator.onLine = false;
  window.fail(anError("failed", "mf-catalog/c01/home.js:1:1"));
  expect(window.reports).toEqual([]);
});

describe("web vitals", () => {
  it("are reported once, when the document is first hidden, for the address at which it was opened", () => {
    const window = new FakeWindow();
    window.observe("largest-contentful-paint", { startTime: 300 }, { startTime: 812.5 });
    window.location.pathname = "/cart";
    window.hide();
    window.hide();

    expect(window.reports).toEqual([{ ...DOCUMENT, vitals: { lcp: 812.5, cls: 0 } }]);
  });

  it("have the layout shift of the worst window of at most 5 s, without shifts that input causes", () => {
    const shift = (startTime: number, value: number, hadRecentInput = false) => ({
      startTime,
      value,
      hadRecentInput,
    });
    const window = new FakeWindow();
    window.observe("layout-shift", shift(100, 0.125), shift(900, 0.125), shift(1_000, 4, true));
    // More than a second later; the last one is more than 5 s after the first one of its window.
    window.observe(
      "layout-shift",
      ...[3_000, 3_900, 4_800, 5_700, 6_600, 7_500, 8_400].map((at) => shift(at, 0.0625)),
    );
    window.hide();

    expect(window.reports).toMatchObject([{ vitals: { cls: 0.375 } }]);
  });

  it("have the slowest interaction, and of more than fifty the second slowest", () => {
    const window = new FakeWindow();
    const events = [...Array(50).keys()].map((id) => ({ interactionId: id + 1, duration: 100 + id }));
    window.observe("event", { interactionId: 0, duration: 999 }, ...events.slice(0, 49), {
      ...{ interactionId: 1, duration: 24 },
    });
    const second = new FakeWindow();
    second.observe("event", ...events);
    for (const one of [window, second]) one.hide();

    expect(window.reports).toMatchObject([{ vitals: { inp: 148 } }]);
    expect(second.reports).toMatchObject([{ vitals: { inp: 148 } }]);
  });

  it("are left out if the browser does not measure them", () => {
    const window = new FakeWindow({ supported: [] });
    window.hide();
    expect(window.reports).toEqual([{ ...DOCUMENT, vitals: {} }]);
  });

  it.each([{ isSampled: false }, { isHidden: true }])("of a document with %j are not reported", (state) => {
    const window = new FakeWindow(state);
    window.hide();
    expect(window.reports).toEqual([]);
    window.fail(anError("failed", "mf-catalog/c01/home.js:1:1"));
    expect(window.reports).toHaveLength(1);
  });
});
