/** The largest body of a request in bytes, unless it is a form. */
export const JSON_MAX_BYTES = 256 * 1024;
/** The largest form (multipart/form-data) in bytes: a purchase order of 10 MiB and its fields. */
export const FORM_MAX_BYTES = 11 * 1024 * 1024;

/** The `detail` of 415 for a compressed body. The store has no need of them, and they hide their size from the limits. */
export const COMPRESSED_BODY = "Compressed requests are not accepted. Please send this request uncompressed.";

/** @param contentEncoding the header of a request */
export const isCompressed = (contentEncoding = "identity"): boolean =>
  contentEncoding.trim().toLowerCase() !== "identity";

/** The largest body in bytes that a request of this content type may have. */
export const bodyLimit = (contentType = ""): number =>
  /^\s*multipart\/form-data\s*(;|$)/i.test(contentType) ? FORM_MAX_BYTES : JSON_MAX_BYTES;
