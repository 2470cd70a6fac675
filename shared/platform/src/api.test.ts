import { ApiError, api } from "./api.ts";
import { fakeApi, problem } from "./testing/fake-api.ts";

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie
  document.cookie = "XSRF-TOKEN=; max-age=0";
});

it("fills in the path, encodes the query and returns the response", async () => {
  const calls = fakeApi({ "GET /api/search/": { length: 0, results: [] } });
  await expect(api.get("/api/search/", { query: { q: "p53 & co", page_size: 10 } })).resolves.toEqual({
    length: 0,
    results: [],
  });
  expect(calls[0]?.query.get("q")).toBe("p53 & co");
});

it("encodes parameters, so that they cannot change the path", async () => {
  const calls = fakeApi({ "GET /api/users/view-order/..%2Fsession": problem(404, "No order.") });
  await expect(api.get("/api/users/view-order/:id", { params: { id: "../session" } })).rejects.toThrow(
    "No order.",
  );
  expect(calls[0]?.path).toBe("/api/users/view-order/..%2Fsession");
});

it("copies the token from the cookie into the header of a write", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the API sets this cookie
  document.cookie = "XSRF-TOKEN=from-cookie";
  const calls = fakeApi({ "POST /api/logout/": { detail: "Done." } });
  await api.post("/api/logout/");
  expect(calls.map(({ path }) => path)).toEqual(["/api/logout/"]);
  expect(calls[0]?.headers.get("X-XSRF-TOKEN")).toBe("from-cookie");
});

it("requests a token if there is none, and once more if it is rejected", async () => {
  let writes = 0;
  const calls = fakeApi({
    "POST /api/logout/": () => (++writes === 1 ? problem(403, "Out of date.") : { detail: "Done." }),
  });
  await expect(api.post("/api/logout/")).resolves.toEqual({ detail: "Done." });
  expect(calls.map(({ path }) => path)).toEqual(["/api/csrf/", "/api/logout/", "/api/csrf/", "/api/logout/"]);
});

it("requests one token for writes at the same time", async () => {
  const calls = fakeApi({ "POST /api/logout/": { detail: "Done." } });
  await Promise.all([1, 2, 3].map(() => api.post("/api/logout/")));
  expect(calls.filter(({ path }) => path === "/api/csrf/")).toHaveLength(1);
});

it("sends the token, and the body if there is one, with PATCH and DELETE", async () => {
  const design = {
    id: "d1",
    name: "Mine",
    product_sku: "A",
    product_name: "A Kit",
    date_saved: "2025-05-01",
  };
  const calls = fakeApi({
    "PATCH /api/users/designs/d1/": design,
    "DELETE /api/users/designs/d1/": { detail: "Deleted." },
  });
  const at = { params: { id: "d1" } };

  await expect(api.patch("/api/users/designs/:id/", { ...at, body: { name: "Mine" } })).resolves.toEqual(
    design,
  );
  await expect(api.delete("/api/users/designs/:id/", at)).resolves.toEqual({ detail: "Deleted." });

  const writes = calls.filter(({ method }) => method !== "GET");
  expect(writes.map(({ method, body }) => [method, body])).toEqual([
    ["PATCH", { name: "Mine" }],
    ["DELETE", undefined],
  ]);
  for (const { headers } of writes) expect(headers.get("X-XSRF-TOKEN")).toBe("token");
});

it("sends a file in a form with the other fields, and leaves the content type to the browser", async () => {
  const calls = fakeApi({ "POST /api/orders/pay-with-purchase-order/": { payment_token: "T1" } });
  const body = {
    order_number: "PO-7",
    po_file: new File(["%PDF-1.7"], "po.pdf", { type: "application/pdf" }),
    cart: "[]",
    quantity: "1",
    subtotal: "379.00",
    shipping_amount: "43.00",
    tax_amount: undefined,
    total_price: "422.00",
    address: "{}",
    credit_price: "0.00",
    po_price: "422.00",
  };
  await expect(api.post("/api/orders/pay-with-purchase-order/", { body })).resolves.toEqual({
    payment_token: "T1",
  });

  const sent = calls.at(-1)?.body as FormData;
  expect(sent).toBeInstanceOf(FormData);
  const { po_file, ...texts } = Object.fromEntries(sent);
  expect(texts).toEqual(
    Object.fromEntries(Object.entries(body).filter(([, text]) => typeof text === "string")),
  );
  expect(po_file).toBeInstanceOf(File);
  expect((po_file as File).name).toBe("po.pdf");
  expect(calls.at(-1)?.headers.get("Content-Type")).toBeNull();
  expect(calls.at(-1)?.headers.get("X-XSRF-TOKEN")).toBe("token");
});

it("throws the message and the field errors of the API", async () => {
  fakeApi({ "POST /api/login/": problem(400, "Invalid.", { fields: { email: "Invalid email address." } }) });
  const failure = api.post("/api/login/", { body: { email: "x", password: "y" } });
  await expect(failure).rejects.toMatchObject({
    status: 400,
    detail: "Invalid.",
    fields: { email: "Invalid email address." },
  });
});

it("says how long to wait before the next request", async () => {
  fakeApi({ "GET /api/session/": problem(429, "Too many requests.", {}, { "retry-after": "2" }) });
  await expect(api.get("/api/session/")).rejects.toMatchObject({ status: 429, retryAfterMs: 2000 });
  fakeApi({ "GET /api/session/": problem(500, "Failed.") });
  await expect(api.get("/api/session/")).rejects.toMatchObject({ retryAfterMs: 0 });
});

it("reports that the store cannot be reached without a response of the API", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("network"));
  await expect(api.get("/api/session/")).rejects.toThrow("The store could not be reached. Please try again.");
  globalThis.fetch = async () => new Response("<html>Bad gateway</html>", { status: 502 });
  await expect(api.get("/api/session/")).rejects.toBeInstanceOf(ApiError);
});
