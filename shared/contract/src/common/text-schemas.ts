import { z } from "zod";
import { grouped } from "./format-integer.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a line is somebody's header
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;
const text = (what: string, max: number) =>
  z
    .string(`${what} is required`)
    .trim()
    .max(max, `${what} has at most ${grouped(max)} characters`);

const line = (what: string, max: number) =>
  text(what, max).regex(ONE_LINE, `${what} has to stand on one line`);

/** What a visitor types into a form; `what` begins the sentences: "First name is required". */
export const requiredLine = (what: string, max: number) => line(what, max).min(1, `${what} is required`);
export const requiredText = (what: string, max: number) => text(what, max).min(1, `${what} is required`);

/** Empty counts as left out. */
export const optionalLine = (what: string, max: number) => line(what, max).optional();
