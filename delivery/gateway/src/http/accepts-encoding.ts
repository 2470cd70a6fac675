/** Encodings that @fastify/compress does not choose: Brotli of a kept copy, and the differences of RFC 9842. */
type Encoding = "br" | "dcz";

const PATTERNS: Record<Encoding, RegExp> = { br: createPattern("br"), dcz: createPattern("dcz") };

/** Whether a client accepts an encoding: the header names it, and not with `q=0`. @param header `Accept-Encoding` */
export const acceptsEncoding = (header: string | undefined, encoding: Encoding): boolean =>
  header !== undefined && PATTERNS[encoding].test(header);

function createPattern(encoding: string): RegExp {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
}
