/**
 * The parts of an error's message that may contain what a visitor typed, an address with its secret tokens, or a number of a
 * person: quoted text, words with `@` or a slash, numbers of four and more digits, long words, and everything but ASCII.
 * Of quoted text, everything from the first to the last quotation mark: the text may contain some too.
 */
export const PERSONAL = /(?<!\w)["'`](?:.*["'`]|.*)|\S*[@/\\]\S*|\d[\d\s().+-]{2,}\d|[\w-]{25,}|[^ -~]+/gs;

/** Replaces the personal parts of a message, and shortens it. */
export const redact = (message: string): string => message.replace(PERSONAL, "*").slice(0, 200);
