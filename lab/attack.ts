/**
 * `MINUTES=60 pnpm attack`: sends generated and hostile requests to the API, and pages, files and searches to the gateway, of the
 * store on PostgreSQL, all at bounded rates and on this machine. Compares another visitor's waits before, during and after, and
 * the memory before and after. Prints answers by status. The exit code is 1 if there is a 5xx that is not meant, if that visitor waits
 * more than three times as long as before, or if memory stays more than a tenth higher. Requires Linux and PostgreSQL.
 */
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { knownCalls } from "../api/src/http/docs/calls.ts";
import { readExamples } from "../api/src/http/docs/examples.ts";
import { Browser } from "../api/src/testing/browser.ts";
import { signUp } from "../api/src/testing/customers.ts";
import { generateRequests } from "../api/src/testing/generated/generated-request.ts";
import { hostileText } from "../api/src/testing/generated/hostile-values.ts";
import { sendRequest } from "../api/src/testing/generated/send-request.ts";
import { add, PLASMID } from "../api/src/testing/shoppers.ts";
import type { TestApp } from "../api/src/testing/test-app.ts";
import { openStore } from "./bench/api/store.ts";
import { residentMb } from "./bench/processes.ts";
import { formatTable, quantile } from "./figures.ts";
import { HttpTransport } from "./http-transport.ts";

const MINUTE = 60_000;
const ATTACK_MS = Number(process.env.MINUTES || 60) * MINUTE;
const QUIET_MS = Math.min(2 * MINUTE, ATTACK_MS);
/** Requests per second: less than one process can answer, so that it sheds no load. */
const RATES = { api: 12, pages: 10, searches: 5, files: 3 };
const PROBE_MS = 250;
const TIMEOUT_MS = 60_000;
/** `A part of the store is not available`, and `busy`: meant answers to a store that is asked for too much. */
const MEANT = [502, 503];

/** The nth network of strangers. Each has its own limits. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const anyAddress = () => addressOf(randomInt(2 ** 20));
const draw = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, 1)[0] as T;
const anyOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const store = await openStore(process.env.GENES || "all");
const [api, gateway] = [store.services.get("api"), store.services.get("gateway")];
const statuses = new Map<string, number>();
const unmeant = new Map<string, number>();

function count(kind: string, status: number, what: string) {
  const name = `${kind} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (status >= 500 && !MEANT.includes(status)) unmeant.set(what, (unmeant.get(what) ?? 0) + 1);
}

/** @returns the status; 0 if the connection ended */
async function fetchStatus(url: string, address = anyAddress()): Promise<number> {
  const headers = { "x-forwarded-for": address, connection: "keep-alive" };
  const options = { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const response = await fetch(url, options).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

interface Injected {
  method: string;
  url: string;
  headers: Record<string, string>;
  remoteAddress: string;
  payload?: string;
}

/** Sends the texts of generated requests, which a test client would encode. */
const shop = {
  app: () => ({
    async inject({ method, url, headers, remoteAddress, payload }: Injected) {
      const response = await fetch(`${api.origin}${url}`, {
        ...{ method, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) },
        headers: { ...headers, "x-forwarded-for": remoteAddress },
        ...(payload !== undefined && { body: payload }),
      });
      const type = response.headers.get("content-type");
      return {
        ...{ statusCode: response.status, headers: { "content-type": type }, payload: await response.text() },
        cookies: response.headers.getSetCookie(),
      };
    },
  }),
} as unknown as TestApp;

const examples = readExamples();
let accounts = 0;

/** A stranger, a guest with a cart, or a customer. */
async function createAsker() {
  const browser = new Browser(new HttpTransport(() => api.origin), anyAddress());
  const kind = randomInt(3);
  if (kind === 0) await browser.get("/api/csrf/");
  if (kind === 2) await signUp(browser, `eve${++accounts}@lab.example`);
  if (kind > 0) await add(browser, PLASMID);
  return { browser, real: {} };
}

let asker: ReturnType<typeof createAsker> | undefined;
let asked = 0;

async function askApi() {
  if (asked++ % 50 === 0) asker = createAsker();
  const call = anyOf(knownCalls);
  const request = draw(generateRequests(call, examples[call.name] ?? {}));
  try {
    const { status, text } = await sendRequest(shop, call, request, await (asker ?? createAsker()));
    count("api", status, `${call.name}: ${text.slice(0, 120)}`);
  } catch {
    // Node's fetch refuses some of the hostile headers and addresses.
    count("api", 0, call.name);
    asker = undefined;
  }
}

const PAGES = ["/", "/products/gene-knock-out", "/products/item/KO-LA-CMXXPC-H00001", "/design", "/blog"];
const genes = () => `/genes/${anyOf(["human", "mouse"])}/${draw(fc.stringMatching(/^[A-Z]{3}\d$/))}`;
const hostilePath = () => `/${encodeURIComponent(draw(hostileText).toWellFormed()).slice(0, 1500)}`;
const words = [
  "crispr",
  "human",
  "TP53",
  "knockout",
  "lenti",
  "p53 antibody",
  "constructor",
  "αβγ",
  "%",
  "cas9 aav",
];
const anyQuery = () =>
  [anyOf(words), randomInt(2) ? anyOf(words) : draw(hostileText).toWellFormed()].join(" ");

const ATTACKS: Record<keyof typeof RATES, () => Promise<void>> = {
  api: askApi,
  pages: async () => {
    const path = anyOf([() => anyOf(PAGES), genes, hostilePath])();
    count("page", await fetchStatus(gateway.origin + path), path);
  },
  searches: async () => {
    const path = `/api/search/${anyOf(["", "suggestions/"])}?q=${encodeURIComponent(anyQuery())}`;
    count("search", await fetchStatus(gateway.origin + path), path);
  },
  files: async () => {
    const sku = anyOf(["KO-LA-CMXXPC-H00001", "OE-LV-EFXGPA-H00001", "DL-SP-CMXXXA-000000"]);
    const path = `/api/products/get-sequence/${sku}/?format=${anyOf(["genbank", "fasta", "x"])}`;
    count("file", await fetchStatus(gateway.origin + path), path);
  },
};

const visitor = addressOf(2 ** 20 + 1);
const PROBES = {
  cart: () => fetchStatus(`${gateway.origin}/api/orders/cart/`, visitor),
  home: () => fetchStatus(`${gateway.origin}/`, visitor),
  product: () => fetchStatus(`${gateway.origin}/products/item/CA-LA-CMXXPC-XXXXXX`, visitor),
  search: () => fetchStatus(`${gateway.origin}/api/search/?q=tp53+knockout`, visitor),
};
type Probe = keyof typeof PROBES;

/** Another visitor's waits in milliseconds while strangers send their requests, or nothing. */
async function watch(ms: number, attacks: (keyof typeof RATES)[] = []) {
  const waits: Record<Probe, number[]> = { cart: [], home: [], product: [], search: [] };
  const until = performance.now() + ms;
  const open = new Set<Promise<void>>();
  const send = (work: () => Promise<void>) => {
    const sent: Promise<void> = work().finally(() => open.delete(sent));
    open.add(sent);
  };
  const timers = attacks.map((name) => setInterval(() => send(ATTACKS[name]), 1000 / RATES[name]));
  while (performance.now() < until) {
    const name = anyOf(Object.keys(PROBES) as Probe[]);
    const begun = performance.now();
    count("probe", await PROBES[name](), name);
    waits[name].push(performance.now() - begun);
    await pause(PROBE_MS);
  }
  for (const timer of timers) clearInterval(timer);
  await Promise.all(open);
  return waits;
}

const memory = () => ({ api: residentMb([api.pid]), gateway: residentMb([gateway.pid]) });

try {
  // Fills caches, whose memory stays.
  await watch(QUIET_MS, ["pages", "searches"]);
  const before = await watch(QUIET_MS);
  const memoryBefore = memory();
  const during = await watch(ATTACK_MS, Object.keys(RATES) as (keyof typeof RATES)[]);
  const after = await watch(QUIET_MS);
  const memoryAfter = memory();
  const p99 = (waits: number[]) => Math.round(quantile(waits, 0.99));
  const rows = (Object.keys(PROBES) as Probe[]).map((name) => [
    `${name}, p99 ms`,
    ...[before, during, after].map((waits) => p99(waits[name])),
  ]);
  const grown = (["api", "gateway"] as const).map((name) => memoryAfter[name] / memoryBefore[name]);
  console.log(
    formatTable(
      ["", "before", "attack", "after"],
      [
        ...rows,
        ["api, MB", Math.round(memoryBefore.api), "", Math.round(memoryAfter.api)],
        ["gateway, MB", Math.round(memoryBefore.gateway), "", Math.round(memoryAfter.gateway)],
      ],
    ),
  );
  console.log(
    [...statuses]
      .sort()
      .map(([name, n]) => `${name}: ${n}`)
      .join(", "),
  );
  for (const [what, n] of unmeant) console.log(`${n} × not meant: ${what}`);
  const isSlow = rows.some(([, quiet, attacked]) => Number(attacked) > 3 * Number(quiet));
  process.exitCode = unmeant.size > 0 || isSlow || grown.some((ratio) => ratio > 1.1) ? 1 : 0;
} finally {
  await store.stop();
}
