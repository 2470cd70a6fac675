/** In capitals, or with a number: `KIT`, `Sox2`. `Kit` and `set` are symbols too, but rarely meant. */
const SYMBOL = /^(?=.{2})[A-Z][A-Za-z-]*\d\w*$|^[A-Z][A-Z\d-]+$/;
const CAPITALS = /^[A-Z]{6,}$/;

/** Whether a word is typed as symbols of genes are written. */
export const isTypedAsSymbol = (typed: string): boolean => SYMBOL.test(typed);

/** Whether capitals mean nothing, because long words are typed in capitals too: `KNOCKOUT KIT`. */
export const isShouted = (q: string): boolean =>
  q.split(/[^A-Za-z\d]+/).some((word) => CAPITALS.test(word)) && !/[a-z]/.test(q);
