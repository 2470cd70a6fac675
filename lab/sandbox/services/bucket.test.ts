import fastify from "fastify";
import { BUCKET_KEY_ID, BUCKET_SECRET, bucketRoutes } from "./bucket.routes.ts";
import { computeSignature, sha256 } from "./bucket-signature.ts";

const app = fastify();
app.register(async (scope) => bucketRoutes(scope, { hangMs: 1 }), { prefix: "/bucket" });

interface Sent {
  method?: "PUT" | "GET" | "DELETE";
  url?: string;
  payload?: string;
  secret?: string;
  at?: Date;
  changed?: Record<string, string>;
}

async function send({ method = "GET", url = "/bucket/files/a", payload, secret, at, changed }: Sent = {}) {
  const date = (at ?? new Date()).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const scope = `${date.slice(0, 8)}/us-east-1/s3/aws4_request`;
  const names = "host;x-amz-content-sha256;x-amz-date";
  const credential = `AWS4-HMAC-SHA256 Credential=${BUCKET_KEY_ID}/${scope}, SignedHeaders=${names}, Signature=`;
  const headers = {
    host: "sandbox",
    "x-amz-date": date,
    "x-amz-content-sha256": sha256(payload ?? ""),
    authorization: `${credential}${"0".repeat(64)}`,
  };
  const signature = computeSignature({ method, url, headers }, secret ?? BUCKET_SECRET);
  const signed = { ...headers, authorization: `${credential}${signature}`, ...changed };
  const type = payload === undefined ? {} : { payload, headers: { ...signed, "content-type": "text/plain" } };
  const { statusCode, body } = await app.inject({ method, url, headers: signed, ...type });
  return { status: statusCode, body };
}

it("stores, returns and removes objects by bucket and key", async () => {
  expect((await send({ method: "PUT", payload: "ACGT" })).status).toBe(200);
  expect(await send()).toEqual({ status: 200, body: "ACGT" });
  expect((await send({ url: "/bucket/other/a" })).status).toBe(404);
  expect((await send({ method: "DELETE" })).status).toBe(204);
  expect(await send()).toMatchObject({ status: 404, body: expect.stringContaining("NoSuchKey") });
});

it("refuses a request as S3 does", async () => {
  const codes = [
    await send({ secret: "wrong" }),
    await send({ at: new Date(Date.now() - 3_600_000) }),
    await send({ changed: { authorization: "" } }),
    await send({ url: "/bucket/down/a" }),
    await send({ url: "/bucket/missing/a" }),
    await send({ method: "PUT", payload: "ACGT", changed: { "x-amz-content-sha256": sha256("AAAA") } }),
  ].map(({ status, body }) => `${status} ${/<Code>(\w+)/.exec(body)?.[1]}`);

  expect(codes).toEqual([
    "403 SignatureDoesNotMatch",
    "403 RequestTimeTooSkewed",
    "403 AccessDenied",
    "503 SlowDown",
    "404 NoSuchBucket",
    "403 SignatureDoesNotMatch",
  ]);
});
