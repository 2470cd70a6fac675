import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxConfig } from "../config.ts";
import { computeSignature, parseAuthorization, sha256 } from "./bucket-signature.ts";

/** The credentials of every bucket. */
export const BUCKET_KEY_ID = "sandbox";
export const BUCKET_SECRET = "sandbox-secret";

/** Buckets with a special response. Every other name is a bucket that works. */
export const SPECIAL_BUCKETS = [
  { bucket: "down", effect: "The service is down: 503" },
  { bucket: "missing", effect: "There is no such bucket: 404" },
  { bucket: "hang", effect: "No response" },
];

const MAX_BYTES = 110_000_000;
/** The clocks of client and service may differ by this much. */
const MAX_SKEW_MS = 15 * 60_000;

interface StoredObject {
  bytes: Buffer;
  type: string;
}
type ObjectRequest = FastifyRequest<{ Params: { bucket: string; "*": string } }>;

/**
 * Imitates the part of Amazon S3 that stores, returns and removes objects: `/bucket/<bucket>/<key>`. Signatures and checksums
 * are verified. Objects are lost when the process ends.
 */
export function bucketRoutes(app: FastifyInstance, { hangMs }: Pick<SandboxConfig, "hangMs">) {
  const objects = new Map<string, StoredObject>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("preHandler", async (request, reply) => {
    const { bucket } = request.params as { bucket: string };
    if (bucket === "hang") await pause(hangMs, undefined, { ref: false });
    if (bucket === "down") return sendError(reply, 503, "SlowDown");
    if (bucket === "missing") return sendError(reply, 404, "NoSuchBucket");
    const problem = findProblem(request);
    if (problem) return sendError(reply, problem === "XAmzContentSHA256Mismatch" ? 400 : 403, problem);
  });

  app.put("/:bucket/*", async (request: ObjectRequest, reply) => {
    if (request.headers["content-length"] === undefined) return sendError(reply, 411, "MissingContentLength");
    const type = request.headers["content-type"] ?? "binary/octet-stream";
    objects.set(getObjectKey(request), { bytes: getBytes(request), type });
    return reply.send();
  });
  app.get("/:bucket/*", async (request: ObjectRequest, reply) => {
    const found = objects.get(getObjectKey(request));
    if (!found) return sendError(reply, 404, "NoSuchKey");
    return reply.type(found.type).send(found.bytes);
  });
  app.delete("/:bucket/*", async (request: ObjectRequest, reply) => {
    objects.delete(getObjectKey(request));
    return reply.code(204).send();
  });
}

const getObjectKey = ({ params }: ObjectRequest) => `${params.bucket}/${params["*"]}`;
const getBytes = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** The error code of a request that S3 would refuse. */
function findProblem(request: FastifyRequest): string | undefined {
  const { headers } = request;
  const authorization = parseAuthorization(headers.authorization);
  if (!authorization) return "AccessDenied";
  if (authorization.keyId !== BUCKET_KEY_ID) return "InvalidAccessKeyId";
  if (Math.abs(parseTime(String(headers["x-amz-date"])) - Date.now()) > MAX_SKEW_MS)
    return "RequestTimeTooSkewed";
  if (computeSignature(request, BUCKET_SECRET) !== authorization.signature) return "SignatureDoesNotMatch";
  const isWhole = headers["x-amz-content-sha256"] === sha256(getBytes(request));
  return isWhole ? undefined : "XAmzContentSHA256Mismatch";
}

/** `20261123T060000Z` in milliseconds; 0 for anything else. */
function parseTime(text: string): number {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  return Date.parse(iso) || 0;
}

const sendError = (reply: FastifyReply, status: number, code: string) =>
  reply
    .code(status)
    .type("application/xml")
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
