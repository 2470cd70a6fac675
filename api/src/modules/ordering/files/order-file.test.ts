import type { OrderFileKind } from "@ligate/contract/order-files/constants";
import { OrderFile } from "@ligate/contract/order-files/schemas";
import { readSettings } from "@ligate/contract/settings/settings";
import { z } from "zod";
import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUpVerified } from "../../../testing/customers.ts";
import { FASTA, GENBANK, JPEG, PDF, PNG, TRACE } from "../../../testing/deposited-files.ts";
import { anOrder } from "../../../testing/orders.ts";
import { sandboxBucket } from "../../../testing/sandbox-bucket.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type Deposited, depositFile, type FileSettings } from "./deposit-file.ts";
import { orderFiles } from "./order-files.table.ts";
import { removeFile } from "./remove-file.ts";

const { app, db, browser } = testApp();
const sandbox = sandboxBucket();
const ADA = "ada@lab.example";
const publicUrl = "https://store.example";
const inDatabase: FileSettings = readSettings({});
const inBucket = (bucket?: string): FileSettings => ({ ...inDatabase, ...sandbox.settings(bucket) });
afterEach(() => Object.assign(app().settings, { FILES_BUCKET_URL: undefined }));

/** Settings of the running API, as if it had been started with them. */
const runWith = (settings: Partial<FileSettings>) => Object.assign(app().settings, settings);

async function adasOrder() {
  const ada = browser();
  await signUpVerified(db(), ada, ADA);
  return { ada, order: await anOrder(db(), ADA, {}, [{}, {}]) };
}

interface Added {
  kind?: OrderFileKind;
  name?: string;
  bytes?: Buffer;
  line?: number;
}

const deposit = (
  { orderNumber }: { orderNumber: string },
  { kind = "sequence", name = "p53.gb", bytes = GENBANK, line = 1 }: Added = {},
  settings = inDatabase,
): Promise<Deposited> =>
  depositFile(db(), { orderNumber, line, kind, name, bytes, actor: "grace" }, settings, publicUrl);

const urlOf = ({ file }: Deposited) => `/api/users/order-file/${file.token}/`;

function download(
  by: Browser,
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return app().inject({ method, url, headers: { cookie, ...headers } });
}

const Order = z.object({ items: z.array(z.object({ line: z.int(), files: z.array(OrderFile) })) });
async function filesOf(by: Browser, { orderNumber }: { orderNumber: string }) {
  return Order.parse((await by.get(`/api/users/view-order/${orderNumber}`)).body).items;
}

it("lists the files of each line on the order, the oldest first", async () => {
  const { ada, order } = await adasOrder();
  const first = await deposit(order, { line: 2 });
  const second = await deposit(order, { line: 2, name: "lot.pdf", bytes: PDF, kind: "certificate" });

  const [one, two] = await filesOf(ada, order);

  expect(one?.files).toEqual([]);
  expect(two?.files).toEqual([
    expect.objectContaining({
      id: first.file.token,
      name: "p53.gb",
      kind: "sequence",
      size_bytes: GENBANK.length,
    }),
    expect.objectContaining({ id: second.file.token, name: "lot.pdf", kind: "certificate" }),
  ]);
});

it.each<[string, string, OrderFileKind, Buffer]>([
  ["p.gb", "text/plain; charset=utf-8", "sequence", GENBANK],
  ["p.fa", "text/plain; charset=utf-8", "sequence", FASTA],
  ["p.ab1", "application/octet-stream", "qc", TRACE],
  ["p.pdf", "application/pdf", "certificate", PDF],
  ["p.png", "image/png", "qc", PNG],
  ["p.jpg", "image/jpeg", "qc", JPEG],
])("downloads %s unchanged as an attachment of the type %s", async (name, type, kind, bytes) => {
  const { ada, order } = await adasOrder();
  const url = urlOf(await deposit(order, { kind, name, bytes }));

  const { statusCode, headers, rawPayload } = await download(ada, url);

  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(bytes);
  expect(headers).toMatchObject({
    "content-type": type,
    "content-length": String(bytes.length),
    "content-disposition": `attachment; filename=${name}`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "cache-control": "no-store",
  });
});

it.each([
  ['a"b\\c\r\nset-cookie: x=1.gb', "cset-cookie x1.gb"],
  ["Größe β 日本.gb", "Größe β 日本.gb"],
  ["page.html", "page.html.gb"],
  ["100% (50+50); a=b.gb", "100 (50+50) ab.gb"],
])("encodes the name %j for the header", async (typed, name) => {
  const { ada, order } = await adasOrder();
  const url = urlOf(await deposit(order, { name: typed }));

  const { headers } = await download(ada, url);

  const { parse } = await import("content-disposition");
  const disposition = String(headers["content-disposition"]);
  expect(disposition).toMatch(/^attachment; filename=[ -~]+$/);
  expect(parse(disposition).parameters.filename).toBe(name);
  expect(headers).not.toHaveProperty("set-cookie");
});

it("answers a repeated request with 304, and HEAD without the bytes", async () => {
  const { ada, order } = await adasOrder();
  const url = urlOf(await deposit(order));
  const { headers } = await download(ada, url);

  const again = await download(ada, url, { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const other = await download(ada, url, { "if-none-match": 'W/"other"' });
  expect(other.statusCode).toBe(200);

  const head = await download(ada, url, {}, "HEAD");
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers).toMatchObject({
    "content-length": String(GENBANK.length),
    "content-type": headers["content-type"],
    "content-disposition": headers["content-disposition"],
    etag: headers.etag,
  });
});

it("is found by its owner only, and by nobody after a logout or its removal", async () => {
  const { ada, order } = await adasOrder();
  const deposited = await deposit(order);
  const url = urlOf(deposited);
  const eve = browser();
  await signUpVerified(db(), eve, "eve@lab.example");
  const unknown = { detail: "No such file was found." };

  for (const method of ["GET", "HEAD"] as const) {
    expect((await download(eve, url, {}, method)).statusCode).toBe(404);
    expect((await download(browser(), url, {}, method)).statusCode).toBe(401);
  }
  expect((await download(eve, url)).json()).toEqual(unknown);
  expect((await download(ada, `${url.slice(0, -4)}abc/`)).json()).toEqual(unknown);
  const { etag } = (await download(ada, url)).headers;
  expect((await download(eve, url, { "if-none-match": String(etag) })).statusCode).toBe(404);

  await ada.post("/api/logout/");
  expect((await download(ada, url)).statusCode).toBe(401);
  await logIn(ada, ADA);
  expect((await download(ada, url)).statusCode).toBe(200);

  await removeFile(db(), order.orderNumber, deposited.file.id, { settings: inDatabase, publicUrl });
  expect((await download(ada, url)).json()).toEqual(unknown);
  expect((await filesOf(ada, order))[0]?.files).toEqual([]);
});

it("downloads a file of 25 MB, and accepts no larger one", async () => {
  const { ada, order } = await adasOrder();
  const bytes = Buffer.concat([Buffer.from(">a\n"), Buffer.alloc(24_999_997, "ACGT")]);
  const url = urlOf(await deposit(order, { name: "a.fa", bytes }));

  expect((await download(ada, url)).rawPayload.equals(bytes)).toBe(true);
  await expect(deposit(order, { bytes: Buffer.concat([bytes, Buffer.from("A")]) })).rejects.toThrow(
    "The file has 25 MB, and at most 25 MB can be deposited.",
  );
}, 60_000);

describe("with a bucket", () => {
  it("keeps the bytes in the bucket, and downloads them from there", async () => {
    const { ada, order } = await adasOrder();
    const url = urlOf(await deposit(order, { bytes: PDF, kind: "qc", name: "lot.pdf" }, inBucket()));
    runWith(inBucket());

    const [stored] = await db().select().from(orderFiles);
    expect(stored?.content).toBeNull();
    const { headers, rawPayload } = await download(ada, url);
    expect(rawPayload).toEqual(PDF);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(PDF.length),
    });
    const head = await download(ada, url, {}, "HEAD");
    expect([head.headers["content-length"], head.rawPayload.length]).toEqual([String(PDF.length), 0]);
  });

  it("still downloads files that the database has", async () => {
    const { ada, order } = await adasOrder();
    const url = urlOf(await deposit(order));
    runWith(inBucket("down"));

    expect((await download(ada, url)).rawPayload).toEqual(GENBANK);
  });

  it.each([
    ["is down", () => inBucket("down")],
    ["has lost the object", () => inBucket("other")],
    ["is not configured any more", () => inDatabase],
  ])("asks to try again later while the bucket %s", async (_, settings) => {
    const { ada, order } = await adasOrder();
    const url = urlOf(await deposit(order, {}, inBucket()));
    runWith({ ...settings() });

    const { statusCode, headers, body } = await download(ada, url);

    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "60", "content-type": "application/json; charset=utf-8" });
    expect(headers).not.toHaveProperty("content-disposition");
    expect(JSON.parse(body)).toEqual({
      detail: "This file is not available at the moment. Please try again in a few minutes.",
    });
  });

  it("stores nothing if the bucket is down, and removes nothing", async () => {
    const { order } = await adasOrder();
    await expect(deposit(order, {}, inBucket("down"))).rejects.toThrow(
      "The bucket did not store the file: 503 SlowDown.",
    );
    expect(await db().select().from(orderFiles)).toEqual([]);

    const { file } = await deposit(order, {}, inBucket());
    const remove = (settings: FileSettings) =>
      removeFile(db(), order.orderNumber, file.id, { settings, publicUrl });
    await expect(remove(inBucket("down"))).rejects.toThrow(
      "The bucket did not remove the file: 503 SlowDown.",
    );
    await expect(remove(inDatabase)).rejects.toThrow("FILES_BUCKET_URL is not set");
    expect(await db().select().from(orderFiles)).toHaveLength(1);
    await remove(inBucket());
    expect(await db().select().from(orderFiles)).toEqual([]);
  });

  it("keeps one file of two that are the same and deposited at the same time", async () => {
    const { ada, order } = await adasOrder();
    runWith(inBucket());

    const both = await Promise.all([deposit(order, {}, inBucket()), deposit(order, {}, inBucket())]);

    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    const [file] = (await filesOf(ada, order))[0]?.files ?? [];
    expect((await download(ada, `/api/users/order-file/${file?.id}/`)).rawPayload).toEqual(GENBANK);
  });
});
