/** The requests of strangers: generated and hostile ones to the API, and pages, files and searches to the gateway. */
import { randomInt } from "node:crypto";
import fc from "fast-check";
import { knownCalls } from "../../api/src/http/docs/calls.ts";
import { readExamples } from "../../api/src/http/docs/examples.ts";
import { Browser } from "../../api/src/testing/browser.ts";
import { signUp } from "../../api/src/testing/customers.ts";
import { generateRequests } from "../../api/src/testing/generated/generated-request.ts";
import { hostileText } from "../../api/src/testing/generated/hostile-values.ts";
import { sendRequest } from "../../api/src/testing/generated/send-request.ts";
import { add, PLASMID } from "../../api/src/testing/shoppers.ts";
import { HttpTransport } from "../http-transport.ts";
import { anyAddress, createShop, fetchStatus } from "./strangers.ts";

const draw = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, 1)[0] as T;
export const pickAny = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const examples = readExamples();

const PAGES = ["/", "/products/gene-knock-out", "/products/item/KO-LA-CMXXPC-H00001", "/design", "/blog"];
const genes = () => `/genes/${pickAny(["human", "mouse"])}/${draw(fc.stringMatching(/^[A-Z]{3}\d$/))}`;
const hostilePath = () => `/${encodeURIComponent(draw(hostileText).toWellFormed()).slice(0, 1500)}`;
const WORDS = [
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
  [pickAny(WORDS), randomInt(2) ? pickAny(WORDS) : draw(hostileText).toWellFormed()].join(" ");

/**
 * @param count receives the kind, the status and the request of each answer
 * @returns what strangers do, by kind; each sends one request
 */
export function createAttacks(
  origins: { api: string; gateway: string },
  count: (kind: string, status: number, request: string) => void,
) {
  const shop = createShop(origins.api);
  let accounts = 0;

  /** A stranger, a guest with a cart, or a customer. */
  async function createClient() {
    const browser = new Browser(new HttpTransport(() => origins.api), anyAddress());
    const kind = randomInt(3);
    if (kind === 0) await browser.get("/api/csrf/");
    if (kind === 2) await signUp(browser, `eve${++accounts}@lab.example`);
    if (kind > 0) await add(browser, PLASMID);
    return { browser, real: {} };
  }

  let client: ReturnType<typeof createClient> | undefined;
  let calls = 0;

  async function callApi() {
    if (calls++ % 50 === 0) client = createClient();
    const call = pickAny(knownCalls);
    const request = draw(generateRequests(call, examples[call.name] ?? {}));
    try {
      const { status, text } = await sendRequest(shop, call, request, await (client ?? createClient()));
      count("api", status, `${call.name}: ${text.slice(0, 120)}`);
    } catch {
      // Node's fetch refuses some of the hostile headers and addresses.
      count("api", 0, call.name);
      client = undefined;
    }
  }

  return {
    api: callApi,
    pages: async () => {
      const path = pickAny([() => pickAny(PAGES), genes, hostilePath])();
      count("page", await fetchStatus(origins.gateway + path), path);
    },
    searches: async () => {
      const path = `/api/search/${pickAny(["", "suggestions/"])}?q=${encodeURIComponent(anyQuery())}`;
      count("search", await fetchStatus(origins.gateway + path), path);
    },
    files: async () => {
      const sku = pickAny(["KO-LA-CMXXPC-H00001", "OE-LV-EFXGPA-H00001", "DL-SP-CMXXXA-000000"]);
      const path = `/api/products/get-sequence/${sku}/?format=${pickAny(["genbank", "fasta", "x"])}`;
      count("file", await fetchStatus(origins.gateway + path), path);
    },
  };
}
