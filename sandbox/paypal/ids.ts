import { randomBytes, randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Orders, captures and payers have ids of this look. */
export const newId = (length = 17) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const newDebugId = () => randomBytes(7).toString("hex").slice(0, 13);

/** PayPal's times have no milliseconds. */
export const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
