/**
 * The Greek letters with their names and the Latin letters that gene symbols use for them. The German sharp s is typed
 * for a beta; no English word has it.
 */
const GREEK = new Map([
  ["α", ["alpha", "a"]],
  ["β", ["beta", "b"]],
  ["ß", ["beta", "b"]],
  ["γ", ["gamma", "g"]],
  ["δ", ["delta", "d"]],
  ["ε", ["epsilon", "e"]],
  ["ζ", ["zeta", "z"]],
  ["η", ["eta", "h"]],
  ["θ", ["theta", "q"]],
  ["ι", ["iota", "i"]],
  ["κ", ["kappa", "k"]],
  ["λ", ["lambda", "l"]],
  ["μ", ["mu", "m"]],
  ["ν", ["nu", "n"]],
  ["ξ", ["xi", "x"]],
  ["ο", ["omicron", "o"]],
  ["π", ["pi", "p"]],
  ["ρ", ["rho", "r"]],
  ["σ", ["sigma", "s"]],
  ["ς", ["sigma", "s"]],
  ["τ", ["tau", "t"]],
  ["υ", ["upsilon", "y"]],
  ["φ", ["phi", "f"]],
  ["χ", ["chi", "c"]],
  ["ψ", ["psi", "y"]],
  ["ω", ["omega", "w"]],
]);

/** Replaces Greek letters by their names, as gene names spell them: `β-actin` becomes `beta-actin`. */
export const spellGreekLetters = (text: string): string => replaceGreek(text, 0);

/** Replaces Greek letters by Latin ones, as gene symbols write them: `IL-1β` becomes `IL-1b`. */
export const toLatinLetters = (text: string): string => replaceGreek(text, 1);

const replaceGreek = (text: string, form: 0 | 1): string =>
  text.replace(/\p{Script=Greek}|[ßẞ]/gu, (letter) => GREEK.get(letter.toLowerCase())?.[form] ?? letter);
