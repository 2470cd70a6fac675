const TAG = /<[^>]*>/g;
const ENTITY = /&#?\w+;/g;

/** The words of sanitized HTML. */
export const textOf = (html: string): string => html.replace(TAG, " ").replace(ENTITY, " ");
