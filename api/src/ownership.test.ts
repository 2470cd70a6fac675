import { contract } from "@ligate/contract/contract";
import { ThreadList } from "@ligate/contract/messages/schemas";
import { z } from "zod";
import { type CallName, type KnownCall, knownCalls } from "./http/docs/calls.ts";
import type { Browser } from "./testing/browser.ts";
import { signUpVerified } from "./testing/customers.ts";
import { invoiced } from "./testing/purchase-orders.ts";
import { makeCall, type Sent } from "./testing/samples/make-call.ts";
import { sampleCalls } from "./testing/samples/sample-calls.ts";
import { sandboxProviders } from "./testing/sandbox-providers.ts";
import { testApp } from "./testing/test-app.ts";

const shop = testApp(sandboxProviders().settings);
const signedIn = knownCalls.filter((call) => call.signedIn);

/**
 * The protection of other customers' data in each call that requires a session. `named`: its parameters identify a
 * record, and another customer's answers 404. `own`: it has no such parameters and returns the caller's own data.
 * `same`: it answers 200 and does not depend on another customer's record.
 */
const PLACES: { [Name in CallName]?: "named" | "own" | "same" } = {
  viewUserInfo: "own",
  updateUserInfo: "own",
  getUserEmail: "own",
  resetUserEmail: "own",
  confirmUserEmail: "same",
  resetUserPassword: "own",
  getSecondFactor: "own",
  setUpSecondFactor: "own",
  confirmSecondFactor: "own",
  replaceRecoveryCodes: "own",
  removeSecondFactor: "own",
  listSessions: "own",
  endSession: "named",
  endOtherSessions: "own",
  createAccountExport: "own",
  getAccountExport: "named",
  closeAccount: "own",
  listAddresses: "own",
  saveAddress: "own",
  changeAddress: "named",
  deleteAddress: "named",
  listDesigns: "own",
  saveDesign: "own",
  renameDesign: "named",
  duplicateDesign: "named",
  deleteDesign: "named",
  createPayment: "named",
  capturePayment: "named",
  getPaymentStatus: "named",
  payWithPurchaseOrder: "own",
  capturePurchaseOrder: "named",
  getInvoice: "named",
  viewOrder: "named",
  getOrderSequences: "named",
  getOrderSequence: "named",
  getOrderFile: "named",
  getOrderDocument: "named",
  createDocumentLink: "named",
  revokeDocumentLinks: "named",
  cancelOrder: "named",
  orderAgain: "named",
  viewOrders: "own",
  listOrderSummaries: "own",
  listQuotes: "own",
  countOrders: "own",
  findPoNumber: "same",
  viewCloningCrisprOrders: "own",
  viewCloningOverexpressionOrders: "own",
  viewCloningRnaiOrders: "own",
  listThreads: "own",
  viewThread: "named",
  markThreadRead: "named",
  replyToThread: "named",
  askAboutOrder: "named",
};
const placed = (place: string) => signedIn.filter(({ name }) => PLACES[name] === place).map(asRow);
const asRow = (call: KnownCall) => [call.name, call] as const;

it("classifies every call that requires a session", () => {
  expect(Object.keys(PLACES).sort()).toEqual(signedIn.map(({ name }) => name).sort());
});

it.each(signedIn.map(asRow))("answers %s with 401 without a session", async (_name, call) => {
  const { sent } = await sampleOf(call);

  const { status, body } = await makeCall(await anonymousVisitor(), call, sent);

  expect({ status, body }).toEqual({ status: 401, body: { detail: "Please log in to continue." } });
});

it.each(knownCalls.filter((call) => !call.signedIn).map(asRow))(
  "answers %s without a session",
  async (_name, call) => {
    const { sent } = await sampleOf(call);

    expect((await makeCall(await anonymousVisitor(), call, sent)).status).not.toBe(401);
  },
);

it.each(placed("named"))(
  "answers %s for another customer's record as for an unknown one",
  async (_name, call) => {
    const { by, sent } = await sampleOf(call);
    const before = await everythingOf(by);
    const eve = await anotherCustomer();

    const others = await makeCall(eve, call, sent);
    const missing = await makeCall(eve, call, { ...sent, ...namingNothing(sent) });

    expect(others).toMatchObject({ status: 404, body: { detail: expect.stringMatching(/\.$/) } });
    expect(others.body).toEqual(missing.body);
    expect(await everythingOf(by)).toEqual(before);
  },
);

it.each(placed("own"))("does not return another customer's data in %s", async (_name, call) => {
  const { by, sent } = await sampleOf(call);
  await giveAddress(by);
  const before = await everythingOf(by);
  const eve = await anotherCustomer();

  const { body } = await makeCall(eve, call, sent);

  const names = namesIn(body);
  for (const name of namesIn(before)) expect(names).not.toContain(name);
  expect(await everythingOf(by)).toEqual(before);
});

it.each(placed("same"))(
  "answers %s for another customer's record as for an unknown one",
  async (_name, call) => {
    const { by, sent } = await sampleOf(call);
    const before = await everythingOf(by);
    const eve = await anotherCustomer();

    const others = await makeCall(eve, call, sent);

    expect(others.status).toBe(200);
    expect(others.body).toEqual((await makeCall(eve, call, namingNothing(sent))).body);
    expect(await everythingOf(by)).toEqual(before);
  },
);

it.each(knownCalls.filter(({ method }) => method !== "GET").map(asRow))(
  "refuses %s without the token of its session",
  async (_name, call) => {
    const { by = shop.browser(), sent } = await sampleOf(call);
    await by.get("/api/csrf/");
    const own = by.cookies.get("XSRF-TOKEN") ?? "";
    const stranger = await anonymousVisitor();

    for (const token of ["", `${own}x`, stranger.cookies.get("XSRF-TOKEN") ?? ""]) {
      by.cookies.set("XSRF-TOKEN", token);
      const { status, body } = await makeCall(by, call, sent);
      expect({ status, body }).toEqual({ status: 403, body: { detail: REFUSED } });
    }
    // The token in the header only, with another session's cookie.
    by.cookies.set("XSRF-TOKEN", own);
    by.cookies.set("sessionid", stranger.cookies.get("sessionid") ?? "");
    expect((await makeCall(by, call, sent)).status).toBe(403);
  },
);

const REFUSED = "Your session could not be verified. Please try again.";

async function sampleOf({ name }: KnownCall): Promise<{ by: Browser; sent: Sent }> {
  if (name === "createPayment") return anInvoiceToPay();
  const { by = shop.browser(), ...sent } = await sampleCalls[name](shop);
  return { by, sent };
}

/** Creating a payment identifies a record only if it pays an invoice. */
async function anInvoiceToPay() {
  const by = shop.browser();
  const order_number = await invoiced(shop.db(), by);
  return { by, sent: { body: { total_price: 142, order_number } } };
}

/** A visitor without a session, with a CSRF token. */
async function anonymousVisitor(): Promise<Browser> {
  const by = shop.browser();
  await by.get("/api/csrf/");
  return by;
}

async function anotherCustomer(): Promise<Browser> {
  const eve = shop.browser();
  await signUpVerified(shop.db(), eve, "eve@lab.example");
  return eve;
}

/** The same request with every identifier replaced by an unknown one. */
function namingNothing({ params = {}, body }: Sent): Sent {
  const unknown = (name: string) => name.replace(/.{3}$/, "999");
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, unknown(value)])),
    body:
      Object(body).order_number && !Object(body).po_file
        ? { ...Object(body), order_number: unknown(Object(body).order_number) }
        : body,
  };
}

const giveAddress = (by: Browser) =>
  by.post("/api/users/update-user-info/", {
    firstName: "Augusta",
    address: "12 St James's Square",
    city: "Ockham",
    state: "MA",
    zipcode: "02142",
  });

/** Everything that a customer can read about their own account. */
async function everythingOf(by: Browser) {
  const calls = [
    contract.getSession,
    contract.viewUserInfo,
    contract.getUserEmail,
    contract.getSecondFactor,
    contract.listAddresses,
    contract.listDesigns,
    contract.viewOrders,
    contract.countOrders,
    contract.listThreads,
    contract.getCart,
  ];
  const answers: unknown[] = [];
  for (const call of calls) answers.push((await makeCall(by, call, {})).body);
  return [...answers, await sessionsOf(by), await collectMessages(by)];
}

/** The customer's sessions, without the time of their last use, which reading them changes. */
async function sessionsOf(by: Browser) {
  const { body } = await makeCall(by, contract.listSessions, {});
  return ActiveSessions.parse(body).sessions;
}
const ActiveSessions = z.object({ sessions: z.array(z.object({ id: z.string(), device: z.string() })) });

/** The messages of the customer's threads, with their unread marks. */
async function collectMessages(by: Browser) {
  const { body } = await makeCall(by, contract.listThreads, {});
  const answers: unknown[] = [];
  for (const { reference } of ThreadList.parse(body).threads)
    answers.push((await makeCall(by, contract.viewThread, { params: { reference } })).body);
  return answers;
}

/** All values in a response that identify a customer or their records. */
function namesIn(answered: unknown): string[] {
  if (typeof answered !== "object" || answered === null) return [];
  return Object.entries(answered).flatMap(([key, value]) =>
    typeof value === "string" && NAMING.includes(key) ? [value] : namesIn(value),
  );
}
const NAMING = ["id", "order_id", "email", "first_name", "address_line_1", "city", "reference", "text"];
