import { formatInteger } from "./format-integer.ts";
import { hasVisibleCharacter } from "./has-visible-character.ts";
import * as z from "./zod.ts";

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: the patterns find control characters
/** Control characters (C0, C1), and line and paragraph separators. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** The same without tab and line feed. */
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: the patterns find control characters
/** Characters that change the direction of text, and so disguise names and links. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Characters without a glyph, which make two lines look the same: soft hyphens, zero-width spaces, marks of direction,
 * invisible operators, fillers of Hangul, the byte order mark, and tags. A line has no use for them; a text keeps them, for
 * example in emoji of flags. Without `DIRECTION`, joiners, and selectors of the form of a character.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u202a-\u202e\u2066-\u2069]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;
/**
 * A joiner (U+200C, U+200D) belongs to the spelling of names in scripts whose letters join, from Arabic on, and to emoji.
 * Beside other characters it is invisible.
 */
const INVISIBLE_JOINER = /(^|[\0-\u05ff])[\u200c\u200d]|[\u200c\u200d]([\0-\u05ff]|$)/;

const trimLine = (text: string) => text.replaceAll("\t", " ").trim();
const trimText = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

// `refine` and not `regex`: the JSON schemas of releases must not differ by characters that no page sends.
const isLine = (text: string) => !CONTROL.test(text) && !DIRECTION.test(text);
const isVisibleLine = (text: string) => !INVISIBLE.test(text) && !INVISIBLE_JOINER.test(text);
const isText = (text: string) => !CONTROL_IN_TEXT.test(text) && !DIRECTION.test(text);

const string = (label: string) => z.string(`${label} is required`);
const tooLong = (label: string, max: number) => `${label} has at most ${formatInteger(max)} characters`;

/**
 * A single-line text field that may be empty. Tabs become spaces, outer white space is removed, and control and
 * invisible characters are refused. `label` starts the messages: "First name has to be a single line …".
 * @param max characters
 */
export const singleLine = (label: string, max: number) =>
  string(label)
    .overwrite(trimLine)
    .max(max, tooLong(label, max))
    .refine(isLine, `${label} has to be a single line without control characters`)
    .refine(isVisibleLine, `${label} contains an invisible character. Please delete it and type it again`);

/**
 * A multi-line text field that may be empty. It keeps tabs and line breaks; line breaks are stored as line feeds.
 * @param message shown for a text that is too long, by default "Message has at most 5,000 characters"
 */
export const multilineText = (label: string, max: number, message = tooLong(label, max)) =>
  string(label)
    .overwrite(trimText)
    .max(max, message)
    .refine(isText, `${label} must not contain control characters`);

/** Required text fields of forms. @param message shown without a visible character, by default "First name is required" */
export const requiredLine = (label: string, max: number, message = `${label} is required`) =>
  visible(singleLine(label, max), message);
export const requiredText = (label: string, max: number) =>
  visible(multilineText(label, max), `${label} is required`);

/** Aborts, so that an empty text has one message. */
const visible = (text: z.ZodString, message: string) =>
  text.min(1, { message, abort: true }).refine(hasVisibleCharacter, message);

/** An optional text field of a form, which may be empty. */
export const optionalLine = (label: string, max: number) => singleLine(label, max).optional();
