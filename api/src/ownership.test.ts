import { contract } from "@ligate/contract/contract";
import { type CallName, type KnownCall, knownCalls } from "./http/docs/calls.ts";
import type { Browser } from "./testing/browser.ts";
import { signUp } from "./testing/customers.ts";
import { fakeProviders } from "./testing/fake-providers.ts";
import { makeCall, type Sent } from "./testing/make-call.ts";
import { invoiced } from "./testing/purchase-orders.ts";
import { sampleCalls } from "./testing/sample-calls.ts";
import { testApp } from "./testing/test-app.ts";

const shop = testApp(fakeProviders().settings);
const signedIn = knownCalls.filter((call) => call.signedIn);

/**
 * How each call of a customer is kept from others. `named`: it names what it is about, and what is another's is
 * not there. `own`: it names nothing, and is about the caller's own things. `told`: it answers 200 and says so.
 */
const PLACES: { [Name in CallName]?: "named" | "own" | "told" } = {
  viewUserInfo: "own",
  updateUserInfo: "own",
  getUserEmail: "own",
  resetUserEmail: "own",
  confirmUserEmail: "told",
  resetUserPassword: "own",
  listDesigns: "own",
  saveDesign: "own",
  renameDesign: "named",
  deleteDesign: "named",
  createPayment: "named",
  capturePayment: "named",
  payWithPurchaseOrder: "own",
  capturePurchaseOrder: "named",
  getInvoice: "named",
  viewOrder: "named",
  viewOrders: "own",
  viewCloningCrisprOrders: "own",
  viewCloningOverexpressionOrders: "own",
  viewCloningRnaiOrders: "own",
};
const placed = (place: string) => signedIn.filter(({ name }) => PLACES[name] === place).map(asRow);
const asRow = (call: KnownCall) => [call.name, call] as const;

it("has a place for every call of a customer", () => {
  expect(Object.keys(PLACES).sort()).toEqual(signedIn.map(({ name }) => name).sort());
});

it.each(signedIn.map(asRow))("answers nobody's %s with 401", async (_name, call) => {
  const { sent } = await sampleOf(call);

  const { status, body } = await makeCall(await nobody(), call, sent);

  expect({ status, body }).toEqual({ status: 401, body: { detail: "Please log in to continue." } });
});

it.each(knownCalls.filter((call) => !call.signedIn).map(asRow))("lets nobody ask %s", async (_name, call) => {
  const { sent } = await sampleOf(call);

  expect((await makeCall(await nobody(), call, sent)).status).not.toBe(401);
});

it.each(placed("named"))("answers another's %s like one that there is not", async (_name, call) => {
  const { by, sent } = await sampleOf(call);
  const before = await everythingOf(by);
  const eve = await anotherCustomer();

  const others = await makeCall(eve, call, sent);
  const missing = await makeCall(eve, call, { ...sent, ...namingNothing(sent) });

  expect(others).toMatchObject({ status: 404, body: { detail: expect.stringMatching(/\.$/) } });
  expect(others.body).toEqual(missing.body);
  expect(await everythingOf(by)).toEqual(before);
});

it.each(placed("own"))("keeps what is another's out of %s", async (_name, call) => {
  const { by, sent } = await sampleOf(call);
  await giveAddress(by);
  const before = await everythingOf(by);
  const eve = await anotherCustomer();

  const { body } = await makeCall(eve, call, sent);

  const told = namesIn(body);
  for (const name of namesIn(before)) expect(told).not.toContain(name);
  expect(await everythingOf(by)).toEqual(before);
});

it.each(placed("told"))("tells another at %s no more than where there is nothing", async (_name, call) => {
  const { by, sent } = await sampleOf(call);
  const before = await everythingOf(by);
  const eve = await anotherCustomer();

  const others = await makeCall(eve, call, sent);

  expect(others).toMatchObject({ status: 200, body: { status: "not_confirmed" } });
  expect(others.body).toEqual((await makeCall(eve, call, namingNothing(sent))).body);
  expect(await everythingOf(by)).toEqual(before);
});

it.each(knownCalls.filter(({ method }) => method !== "GET").map(asRow))(
  "refuses %s without the token of its session",
  async (_name, call) => {
    const { by = shop.browser(), sent } = await sampleOf(call);
    await by.get("/api/csrf/");
    const own = by.cookies.get("XSRF-TOKEN") ?? "";
    const stranger = await nobody();

    for (const token of ["", `${own}x`, stranger.cookies.get("XSRF-TOKEN") ?? ""]) {
      by.cookies.set("XSRF-TOKEN", token);
      const { status, body } = await makeCall(by, call, sent);
      expect({ status, body }).toEqual({ status: 403, body: { detail: REFUSED } });
    }
    // A copy in the header alone, beside a cookie of somebody else's.
    by.cookies.set("XSRF-TOKEN", own);
    by.cookies.set("sessionid", stranger.cookies.get("sessionid") ?? "");
    expect((await makeCall(by, call, sent)).status).toBe(403);
  },
);

const REFUSED = "Your session could not be checked. Please try again.";

async function sampleOf({ name }: KnownCall): Promise<{ by: Browser; sent: Sent }> {
  if (name === "createPayment") return anInvoiceToPay();
  const { by = shop.browser(), ...sent } = await sampleCalls[name](shop);
  return { by, sent };
}

/** A payment names something only where it is an invoice's. */
async function anInvoiceToPay() {
  const by = shop.browser();
  const order_number = await invoiced(shop.db(), by);
  return { by, sent: { body: { total_price: 142, order_number } } };
}

/** A visitor of whom nothing is known, with a token for writes. */
async function nobody(): Promise<Browser> {
  const by = shop.browser();
  await by.get("/api/csrf/");
  return by;
}

async function anotherCustomer(): Promise<Browser> {
  const eve = shop.browser();
  await signUp(eve, "eve@lab.example");
  return eve;
}

/** The same with every name replaced by one that nothing has. */
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

/** All that a customer can read of their own. */
async function everythingOf(by: Browser) {
  const calls = [
    contract.viewUserInfo,
    contract.getUserEmail,
    contract.listDesigns,
    contract.viewOrders,
    contract.getCart,
  ];
  const answers = [];
  for (const call of calls) answers.push((await makeCall(by, call, {})).body);
  return answers;
}

/** What names a person or a thing of theirs, wherever it stands in an answer. */
function namesIn(answered: unknown): string[] {
  if (typeof answered !== "object" || answered === null) return [];
  return Object.entries(answered).flatMap(([key, value]) =>
    typeof value === "string" && NAMING.includes(key) ? [value] : namesIn(value),
  );
}
const NAMING = ["id", "order_id", "email", "first_name", "address_line_1", "city"];
