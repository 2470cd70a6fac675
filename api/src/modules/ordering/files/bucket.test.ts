import { buffer } from "node:stream/consumers";
import { sandboxBucket } from "../../../testing/sandbox-providers.ts";
import { type Bucket, BucketError, type BucketSettings, openBucket } from "./bucket.ts";

const sandbox = sandboxBucket();
const BYTES = Buffer.from([0, 1, 254, 255]);
const KEY = "orders/1000000001/a-b_c";

function open(settings: BucketSettings = sandbox.settings(), timeoutMs?: number): Bucket {
  const bucket = openBucket(settings, timeoutMs);
  if (!bucket) throw new Error("No bucket is set");
  return bucket;
}

it("is not used without an address", () => {
  expect(openBucket({ FILES_BUCKET_REGION: "us-east-1" })).toBeUndefined();
});

it("stores, returns and removes bytes", async () => {
  const bucket = open();
  await bucket.put(KEY, BYTES, "application/pdf");
  expect(await buffer(await bucket.get(KEY, BYTES.length))).toEqual(BYTES);

  await bucket.remove(KEY);
  await bucket.remove(KEY);
  await expect(bucket.get(KEY, BYTES.length)).rejects.toThrow(
    "The bucket did not return the file: 404 NoSuchKey.",
  );
});

it("stores 20 MB", async () => {
  const bucket = open();
  const bytes = Buffer.alloc(20_000_000, "A");
  await bucket.put("large", bytes, "text/plain");
  expect((await buffer(await bucket.get("large", bytes.length))).equals(bytes)).toBe(true);
});

it("accepts an address with a slash at its end", async () => {
  const { FILES_BUCKET_URL, ...keys } = sandbox.settings();
  await open({ ...keys, FILES_BUCKET_URL: `${FILES_BUCKET_URL}/` }).put("slash", BYTES, "image/png");
  expect(await buffer(await open().get("slash", BYTES.length))).toEqual(BYTES);
});

it("does not return an object whose size has changed", async () => {
  await open().put("changed", BYTES, "image/png");
  await expect(open().get("changed", 5)).rejects.toThrow(/its size has changed\.$/);
});

it("says why the bucket did not store a file", async () => {
  const put = (settings: BucketSettings, timeoutMs?: number) =>
    open(settings, timeoutMs).put(KEY, BYTES, "image/png");

  await expect(put(sandbox.settings("down"))).rejects.toThrow(
    "The bucket did not store the file: 503 SlowDown.",
  );
  await expect(put(sandbox.settings("missing"))).rejects.toThrow("404 NoSuchBucket.");
  await expect(put({ ...sandbox.settings(), FILES_BUCKET_SECRET: "wrong" })).rejects.toThrow(
    "403 SignatureDoesNotMatch.",
  );
  await expect(put(sandbox.settings("hang"), 50)).rejects.toThrow("no answer in 50 ms.");
  await expect(put({ ...sandbox.settings(), FILES_BUCKET_URL: "http://127.0.0.1:1/files" })).rejects.toThrow(
    BucketError,
  );
});
