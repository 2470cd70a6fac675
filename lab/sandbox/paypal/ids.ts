import { randomBytes, randomInt } from "node:crypto";

const ID_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** An id in the format of PayPal's orders and captures. */
export const newId = (length = 17) =>
  Array.from({ length }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join("");

export const newDebugId = () => randomBytes(7).toString("hex").slice(0, 13);

/** The current time in PayPal's format, ISO without milliseconds. */
export const currentTime = () => `${new Date().toISOString().slice(0, 19)}Z`;
