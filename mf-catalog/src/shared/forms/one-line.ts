/** Reduces text from an address to one line. Forms import it without the product types of `quote-url.ts`. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
