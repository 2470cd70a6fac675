/** A text from an address as one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
