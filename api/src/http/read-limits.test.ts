import { testApp } from "../testing/test-app.ts";

const GATEWAY = "203.0.113.9";
const { app, browser } = testApp(() => ({ TRUSTED_PROXIES: [GATEWAY] }));

const SEARCH = "/api/search/suggestions/?q=T";
const READ = "/api/session/";

// On a busy machine, a window would end while its requests are sent.
beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(Date.now()));
afterEach(() => jest.restoreAllMocks());

/** @param visitor the address that a gateway forwards; none if it reads for a page that it renders */
const get = (url: string, visitor?: string, remoteAddress = GATEWAY) =>
  app().inject({ url, remoteAddress, headers: visitor ? { "x-forwarded-for": visitor } : {} });

/** Sends so many requests. @returns the number of those that were refused */
async function refused(count: number, send: () => ReturnType<typeof get>): Promise<number> {
  let n = 0;
  for (let sent = 0; sent < count; sent++) if ((await send()).statusCode === 429) n++;
  return n;
}

it("refuses the 151st search of ten seconds from one address, with a sentence, and no other read", async () => {
  expect(await refused(150, () => get(SEARCH, "192.0.2.1"))).toBe(0);

  const answer = await get(SEARCH, "192.0.2.1");

  expect(answer.statusCode).toBe(429);
  expect(answer.json().detail).toMatch(
    /^Too many requests came from your network\. Please try again in (a second|\d+ seconds)\.$/,
  );
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(10);
  expect((await get(READ, "192.0.2.1")).statusCode).toBe(200);
  expect((await get(SEARCH, "192.0.2.2")).statusCode).toBe(200);
});

it("refuses the 601st read of ten seconds, and no status of a payment", async () => {
  expect(await refused(610, () => get(READ, "192.0.2.3"))).toBe(10);

  expect((await get("/api/orders/payment-status/1", "192.0.2.3")).statusCode).toBe(401);
});

it("counts checks of specifications as searches, and drawings of designs as reads", async () => {
  const visitor = browser("192.0.2.5");
  const body = { product_sku: "KO-SP-CMXXXA-H00001-PD10", specification: {} };
  const statuses: number[] = [];
  for (let sent = 0; sent < 152; sent++)
    statuses.push((await visitor.post("/api/products/check-specification/", body)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const drawing = () => get("/media/designs/KO-SP-CMXXXA-H00001.svg", "192.0.2.6");
  expect(await refused(603, drawing)).toBe(3);
});

it("refuses the 101st webhook of ten seconds from one address, which PayPal repeats", async () => {
  const headers = { "x-forwarded-for": "192.0.2.7" };
  const send = () =>
    app().inject({
      method: "POST",
      url: "/api/paypal/webhook/",
      remoteAddress: GATEWAY,
      headers,
      payload: {},
    });
  expect(await refused(103, send)).toBe(3);
});

it("counts all addresses of an IPv6 /64 as one", async () => {
  let host = 0;
  expect(await refused(155, () => get(SEARCH, `2001:db8:1:2::${(++host).toString(16)}`))).toBe(5);
  expect((await get(SEARCH, "2001:db8:1:3::1")).statusCode).toBe(200);
});

it.each([GATEWAY, "127.0.0.1"])("has no limit for a gateway at %s that renders pages", async (gateway) => {
  expect(await refused(155, () => get(SEARCH, undefined, gateway))).toBe(0);
});

it("does not let a visitor choose the address that counts", async () => {
  let n = 0;
  const send = () => get(SEARCH, `198.51.100.${++n % 250}`, "192.0.2.4");
  expect(await refused(155, send)).toBe(5);
});
