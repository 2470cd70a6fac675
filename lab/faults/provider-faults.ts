import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { takeLedgerSnapshot } from "../store/ledger-snapshot.ts";
import { type Finding, finding } from "../store/report.ts";
import { waitUntil } from "../store/wait-until.ts";
import type { Attempt } from "./flows/flow.ts";
import type { PayPalCall, PayPalFault, WebhookEvent } from "./proxies/paypal-proxies.ts";
import type { TestStack } from "./test-stack.ts";

/** Sets up the faults of a round. @returns ends them, after the fault, and has what was wrong */
export type Arrange = (store: TestStack, attempts: Attempt[], n: number) => Promise<() => Promise<Finding[]>>;

export interface ProviderFault {
  part: string;
  name: string;
  arrange: Arrange;
}

/** Longer than the API's timeout. */
const LATE_MS = 9_000;

/**
 * Faults of PayPal's calls, and the calls that have them: once, or at both tries of the API. It reads an
 * order before it captures it.
 */
const CALL_FAULTS: [name: string, fault: PayPalFault, calls: string][] = [
  ["429 before its effect", { effects: 0, answer: 429 }, "create, read, capture, capture twice"],
  ["503 before its effect", { effects: 0, answer: 503 }, "create, read twice, capture, capture twice"],
  ["500 after its effect", { answer: 500 }, "create, capture, capture twice"],
  ["connection closed before its effect", { effects: 0, answer: "cut" }, "read, capture"],
  ["connection closed after its effect", { answer: "cut" }, "create, capture"],
  ["effect and response delayed by 9 s", { waitsMs: LATE_MS }, "read, capture, capture twice"],
  ["response delayed by 9 s", { answersAfterMs: LATE_MS }, "create, capture, capture twice"],
  ["two identical requests at the same time", { effects: 2 }, "create, capture"],
  ["200 with an unreadable body", { answer: "<html>Welcome</html>" }, "read, capture"],
];

const addFaults =
  (call: PayPalCall, ...faults: PayPalFault[]): Arrange =>
  async ({ paypal }, attempts) => {
    for (const { payPalId } of attempts) paypal.addFaults(call, payPalId, faults);
    return async () => [];
  };

/** In half of the rounds the webhooks arrive later, in the others never. */
export const holdWebhooks: Arrange = async ({ webhooks }, _attempts, n) => {
  const held: WebhookEvent[] = [];
  webhooks.route = async (event) => {
    held.push(event);
    return 200;
  };
  return async () => {
    webhooks.route = webhooks.deliver;
    if (n % 2 === 0) for (const event of held) await webhooks.deliver(event);
    return [];
  };
};

/**
 * Sends three events in place of each webhook, and checks how the API has answered them.
 * @param replace the event by these @param everyMs between them
 * @param lateMs how much later the response to the capture comes
 */
const sendInstead =
  (
    expectedStatus: number,
    replace: (event: WebhookEvent) => WebhookEvent[],
    { everyMs = 0, lateMs = 0 },
  ): Arrange =>
  async (store, attempts) => {
    const { webhooks } = store;
    const count = 3 * attempts.length;
    const statuses: number[] = [];
    webhooks.route = async (event) => {
      const sent = replace(event).map((one, i) => pause(i * everyMs).then(() => webhooks.deliver(one)));
      statuses.push(...(await Promise.all(sent)));
      return 200;
    };
    await addFaults("capture", { answersAfterMs: lateMs })(store, attempts, 0);
    return async () => {
      await waitUntil("too few webhooks", () => statuses.length >= count, 5_000).catch(() => undefined);
      webhooks.route = webhooks.deliver;
      const isRight = statuses.length === count && statuses.every((status) => status === expectedStatus);
      const details = { statuses, count, expectedStatus };
      return isRight ? [] : [finding("webhook accepted or refused wrongly", details)];
    };
  };

const toThree = (event: WebhookEvent) => [event, event, event];
let forgers = 0;
/** Each is another sender: after ten forged webhooks, those of an address are refused. */
const asForger = () => ({ "x-forwarded-for": `198.51.100.${++forgers % 250}` });
const FORGED_SIGNATURE = { "paypal-transmission-sig": "Zm9yZ2Vk" };
/** Another signature, none, and another body under the same signature. */
const toForged = ({ headers, body }: WebhookEvent) => [
  { headers: { ...headers, ...FORGED_SIGNATURE, ...asForger() }, body },
  { headers: { "content-type": "application/json", ...asForger() }, body },
  {
    headers: { ...headers, ...asForger() },
    body: body.replace('"final_capture":true', '"final_capture":false'),
  },
];

/** A forged event about each payment before its capture. It must not change a record. */
const sendForged: Arrange = async (store, attempts) => {
  const findings: Finding[] = [];
  for (const { payPalId, customer } of attempts) {
    const resource = { supplementary_data: { related_ids: { order_id: payPalId } } };
    const headers = {
      ...{ ...FORGED_SIGNATURE, "content-type": "application/json", "paypal-transmission-id": "forged" },
      ...{ "paypal-transmission-time": new Date().toISOString(), "paypal-auth-algo": "SHA256withRSA" },
      ...{ "paypal-cert-url": "https://api.paypal.example/cert", ...asForger() },
    };
    const body = JSON.stringify({ event_type: "PAYMENT.CAPTURE.COMPLETED", resource });
    const before = await takeLedgerSnapshot(store, customer);
    const status = await store.webhooks.deliver({ headers, body });
    const after = await takeLedgerSnapshot(store, customer);
    if (status !== 400 || !isDeepStrictEqual(before, after))
      findings.push(finding("webhook accepted or refused wrongly", { status, before, after }));
  }
  return async () => findings;
};

export const PROVIDER_FAULTS: ProviderFault[] = [
  ...CALL_FAULTS.flatMap(([name, fault, calls]) =>
    calls.split(", ").map((one) => {
      const [call, isTwice] = one.split(" ") as [PayPalCall, string?];
      const faults = isTwice ? [fault, fault] : [fault];
      return { part: `PayPal's ${one}`, name, arrange: addFaults(call, ...faults) };
    }),
  ),
  ...Object.entries({
    "arrives three times, before the response to the capture": sendInstead(204, toThree, { lateMs: 1_500 }),
    "arrives three times, during or after the response": sendInstead(204, toThree, { everyMs: 250 }),
    "is forged: signature, none, or another body": sendInstead(400, toForged, { lateMs: 1_500 }),
    "is forged, for a payment that was never captured": sendForged,
  }).map(([name, arrange]) => ({ part: "webhook", name, arrange })),
];
