/** The limits of a request that gateway and API have in common. */
import type { IncomingHttpHeaders } from "node:http";

/** The largest body of a request in bytes, unless it is a form. */
export const JSON_MAX_BYTES = 256 * 1024;
/** The largest form (multipart/form-data) in bytes: a purchase order of 10 MiB and its fields. */
export const FORM_MAX_BYTES = 11 * 1024 * 1024;
/** The longest address in characters. */
const ADDRESS_MAX_LENGTH = 2_048;

export interface Refusal {
  status: 400 | 413 | 414 | 415;
  /** Shown to the visitor. */
  detail: string;
}

/** The part of a request that arrives before its body. */
interface RequestHead {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
}

/** Why a request is refused before its body is read. Compressed bodies are, because they hide their size from the limits. */
export function findRefusal({ url = "", headers, rawHeaders }: RequestHead): Refusal | undefined {
  if (url.length > ADDRESS_MAX_LENGTH)
    return {
      status: 414,
      detail: `This address is too long. At most ${ADDRESS_MAX_LENGTH} characters are accepted.`,
    };
  if (countHosts(rawHeaders) > 1) return { status: 400, detail: "This request names more than one host." };
  const limit = bodyLimit(headers["content-type"]);
  if (Number(headers["content-length"] ?? 0) > limit) return tooLarge(limit);
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding.trim().toLowerCase() === "identity") return undefined;
  return {
    status: 415,
    detail: "Compressed requests are not accepted. Please send this request uncompressed.",
  };
}

/** A body that is larger than `limit` bytes. */
export function tooLarge(limit: number): Refusal {
  const size = limit < 1024 * 1024 ? `${limit / 1024} KiB` : `${limit / 1024 / 1024} MiB`;
  return { status: 413, detail: `This request is too large. At most ${size} can be sent at once.` };
}

/** Node keeps the first of several Host headers, and a proxy in front may have decided by another. */
const countHosts = (rawHeaders: string[]): number =>
  rawHeaders.filter((name, i) => i % 2 === 0 && /^(host|:authority)$/i.test(name)).length;

/** The largest body in bytes that a request of this content type may have. */
const bodyLimit = (contentType = ""): number =>
  /^\s*multipart\/form-data\s*(;|$)/i.test(contentType) ? FORM_MAX_BYTES : JSON_MAX_BYTES;
