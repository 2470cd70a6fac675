import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Settings } from "@ligate/contract/settings/settings";
import { AwsClient } from "aws4fetch";

export type BucketSettings = Pick<
  Settings,
  "FILES_BUCKET_URL" | "FILES_BUCKET_REGION" | "FILES_BUCKET_KEY_ID" | "FILES_BUCKET_SECRET"
>;

/** The bucket did not respond, or refused a request. The message is for staff and the log. */
export class BucketError extends Error {
  override name = "BucketError";
}

/** A bucket that speaks the protocol of Amazon S3. Every method throws a BucketError. */
export interface Bucket {
  put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** @param sizeBytes of the object; another length is an error */
  get: (key: string, sizeBytes: number) => Promise<Readable>;
  /** Does nothing if there is no such object. */
  remove: (key: string) => Promise<void>;
}

/** The timeout for the first byte of a response. The body of a download may take longer. */
const TIMEOUT_MS = 15_000;

/** The bucket of the settings; `undefined` if none is set. */
export function openBucket(settings: BucketSettings, timeoutMs = TIMEOUT_MS): Bucket | undefined {
  const { FILES_BUCKET_URL: url } = settings;
  if (!url) return undefined;
  const client = new AwsClient({
    accessKeyId: settings.FILES_BUCKET_KEY_ID ?? "",
    secretAccessKey: settings.FILES_BUCKET_SECRET ?? "",
    region: settings.FILES_BUCKET_REGION,
    service: "s3",
    // The caller gets the error at once; the client would retry for a minute.
    retries: 0,
  });
  const buildUrl = (key: string) => `${url.replace(/\/+$/, "")}/${key}`;

  async function send(method: string, key: string, body?: Uint8Array, mediaType?: string): Promise<Response> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    try {
      const answer = await client.fetch(buildUrl(key), {
        method,
        headers: {
          // Part of the signature: the bucket refuses altered bytes.
          "x-amz-content-sha256": hash("sha256", body ?? "", "hex"),
          ...(mediaType && { "content-type": mediaType }),
        },
        ...(body && { body: Buffer.from(body) }),
        redirect: "error",
        signal: waiting.signal,
      });
      if (answer.ok || (method === "DELETE" && answer.status === 404)) return answer;
      throw new Error(`${answer.status} ${findErrorCode(await answer.text())}`.trim());
    } catch (cause) {
      throw new BucketError(`The bucket did not ${VERBS[method]} the file: ${getReason(cause)}.`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    put: async (key, bytes, mediaType) => {
      await (await send("PUT", key, bytes, mediaType)).body?.cancel();
    },
    get: async (key, sizeBytes) => {
      const { body, headers } = await send("GET", key);
      if (body && Number(headers.get("content-length")) === sizeBytes)
        return Readable.fromWeb(body as ReadableStream);
      await body?.cancel();
      throw new BucketError("The bucket did not return the file: its size has changed.");
    },
    remove: async (key) => {
      await (await send("DELETE", key)).body?.cancel();
    },
  };
}

const VERBS: Record<string, string> = { PUT: "store", GET: "return", DELETE: "remove" };

/** The error code in an answer of S3, such as NoSuchBucket. */
const findErrorCode = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? "";

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
