import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 32 random bytes in base64url, for cookies and links. */
export const createToken = () => randomBytes(32).toString("base64url");

export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? "");

/** The hash of a token that the database stores. The token cannot be recovered from it. */
export const hashToken = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** The signature of a text (HMAC-SHA-256). */
export const signText = (text: string, key: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

/** The CSRF token of a session. */
export const csrfTokenFor = (sessionId: string, key: string) => signText(sessionId, key);

export function timingSafeEquals(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
