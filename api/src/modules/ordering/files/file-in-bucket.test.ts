import {
  customerWithOrder,
  deposit,
  download,
  FASTA,
  fileUrl,
  inDatabase,
  listOrderFiles,
  PDF,
} from "../../../testing/deposit.ts";
import { sandboxBucket } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { FileSettings } from "./deposit-file.ts";
import { orderFiles } from "./order-files.table.ts";
import { removeFile } from "./remove-file.ts";

const shop = testApp();
const sandbox = sandboxBucket();
const inBucket = (bucket?: string): FileSettings => ({ ...inDatabase, ...sandbox.settings(bucket) });
afterEach(() => runWith({ FILES_BUCKET_URL: undefined }));

/** Changes the settings of the running API, as if it had been started with them. */
const runWith = (settings: { [Name in keyof FileSettings]?: FileSettings[Name] | undefined }) =>
  Object.assign(shop.app().settings, settings);

it("keeps the bytes in the bucket, and downloads them from there", async () => {
  const { ada, order } = await customerWithOrder(shop);
  const url = fileUrl(await deposit(shop, order, { bytes: PDF, kind: "qc", name: "lot.pdf" }, inBucket()));
  runWith(inBucket());

  const [stored] = await shop.db().select().from(orderFiles);
  expect(stored?.content).toBeNull();
  const { headers, rawPayload } = await download(shop, ada, url);
  expect(rawPayload).toEqual(PDF);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(PDF.length),
  });
  const head = await download(shop, ada, url, {}, "HEAD");
  expect([head.headers["content-length"], head.rawPayload.length]).toEqual([String(PDF.length), 0]);
});

it("still downloads files that the database has", async () => {
  const { ada, order } = await customerWithOrder(shop);
  const url = fileUrl(await deposit(shop, order));
  runWith(inBucket("down"));

  expect((await download(shop, ada, url)).rawPayload).toEqual(FASTA);
});

it.each([
  ["is down", () => inBucket("down")],
  ["has lost the object", () => inBucket("other")],
  ["is not configured any more", () => inDatabase],
])("asks to try again later while the bucket %s", async (_, settings) => {
  const { ada, order } = await customerWithOrder(shop);
  const url = fileUrl(await deposit(shop, order, {}, inBucket()));
  runWith({ ...settings() });

  const { statusCode, headers, body } = await download(shop, ada, url);

  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "retry-after": "60", "content-type": "application/json; charset=utf-8" });
  expect(headers).not.toHaveProperty("content-disposition");
  expect(JSON.parse(body)).toEqual({
    detail: "This file is not available at the moment. Please try again in a few minutes.",
    request_id: headers["x-request-id"],
  });
});

it("stores nothing if the bucket is down, and removes nothing", async () => {
  const { order } = await customerWithOrder(shop);
  await expect(deposit(shop, order, {}, inBucket("down"))).rejects.toThrow(
    "The bucket did not store the file: 503 SlowDown.",
  );
  expect(await shop.db().select().from(orderFiles)).toEqual([]);

  const { file } = await deposit(shop, order, {}, inBucket());
  const remove = (settings: FileSettings) =>
    removeFile(shop.db(), order.orderNumber, file.id, { settings, publicUrl: "" });
  await expect(remove(inBucket("down"))).rejects.toThrow("The bucket did not remove the file: 503 SlowDown.");
  await expect(remove(inDatabase)).rejects.toThrow("FILES_BUCKET_URL is not set");
  expect(await shop.db().select().from(orderFiles)).toHaveLength(1);
  await remove(inBucket());
  expect(await shop.db().select().from(orderFiles)).toEqual([]);
});

it("keeps one file of two that are the same and deposited at the same time", async () => {
  const { ada, order } = await customerWithOrder(shop);
  runWith(inBucket());

  const both = await Promise.all([
    deposit(shop, order, {}, inBucket()),
    deposit(shop, order, {}, inBucket()),
  ]);

  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  const [file] = (await listOrderFiles(ada, order))[0]?.files ?? [];
  expect((await download(shop, ada, `/api/users/order-file/${file?.id}/`)).rawPayload).toEqual(FASTA);
});
