import { createHash, createHmac } from "node:crypto";

/** The parts of a request that its signature covers. */
export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** The parts of an Authorization header of AWS Signature Version 4; `undefined` for another one. */
export function parseAuthorization(header: string | undefined) {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId = "", scope = "", signedHeaders = "", signature = ""] = parts.exec(header ?? "") ?? [];
  return keyId ? { keyId, scope, signedHeaders: signedHeaders.split(";"), signature } : undefined;
}

/**
 * The signature that a request must have: AWS Signature Version 4 for S3, written from its description, so that a client's
 * own library is not compared with itself.
 */
export function computeSignature(request: SignedRequest, secret: string): string | undefined {
  const { method, url, headers } = request;
  const authorization = parseAuthorization(String(headers.authorization ?? ""));
  if (!authorization) return undefined;
  const { scope, signedHeaders } = authorization;
  const [path = "", query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query.split("&").filter(Boolean).sort().join("&"),
    ...signedHeaders.map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    signedHeaders.join(";"),
    String(headers["x-amz-content-sha256"] ?? ""),
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"] ?? ""), scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex");
}
