import { formatInteger } from "./format-integer.ts";
import * as z from "./zod.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern excludes
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;
const text = (what: string, max: number) =>
  z
    .string(`${what} is required`)
    .trim()
    .max(max, `${what} has at most ${formatInteger(max)} characters`);

const line = (what: string, max: number) =>
  text(what, max).regex(ONE_LINE, `${what} has to be a single line`);

/** Required text fields of forms. `what` is the subject of the messages: "First name is required". */
export const requiredLine = (what: string, max: number) => line(what, max).min(1, `${what} is required`);
export const requiredText = (what: string, max: number) => text(what, max).min(1, `${what} is required`);

/** Optional, may be empty. */
export const optionalLine = (what: string, max: number) => line(what, max).optional();
