import { formatInteger } from "./format-integer.ts";
import * as z from "./zod.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern excludes control characters
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;
const text = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(max, `${label} has at most ${formatInteger(max)} characters`);

const line = (label: string, max: number) =>
  text(label, max).regex(ONE_LINE, `${label} has to be a single line`);

/** Required text fields of forms. `label` starts their messages: "First name is required". */
export const requiredLine = (label: string, max: number) => line(label, max).min(1, `${label} is required`);
export const requiredText = (label: string, max: number) => text(label, max).min(1, `${label} is required`);

/** An optional text field of a form, which may be empty. */
export const optionalLine = (label: string, max: number) => line(label, max).optional();
