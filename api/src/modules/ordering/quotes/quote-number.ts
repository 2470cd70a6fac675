import { randomBytes } from "node:crypto";

/** Crockford's base 32: without I, L, O and U, which are easily confused. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 13;

/** Creates a random number: `QT-` and 64 bits in 13 characters. */
export const createQuoteNumber = (): string => formatQuoteNumber(randomBytes(8).readBigUInt64BE());

/** Formats 64 bits as a quote number. */
export function formatQuoteNumber(bits: bigint): string {
  const digits = Array.from({ length: LENGTH }, (_, i) => {
    const shift = BigInt(5 * (LENGTH - 1 - i));
    return DIGITS[Number((bits >> shift) & 31n)];
  });
  return `QT-${digits.join("")}`;
}

const CORRECTIONS: Record<string, string> = { I: "1", L: "1", O: "0" };

/** Normalizes a typed number: any case, with spaces or dashes, O for 0, I and L for 1. */
export function normalizeQuoteNumber(input: string): string {
  const letters = input.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const digits = (letters.startsWith("QT") ? letters.slice(2) : letters).replace(
    /[ILO]/g,
    (letter) => CORRECTIONS[letter] ?? letter,
  );
  return `QT-${digits}`;
}
