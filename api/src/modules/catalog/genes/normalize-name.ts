/** The form in which names are compared: `PD-L1`, `pdl1` and `Pd L1` all become `pdl1`, and `TGF-β` `tgfbeta`. */
export const normalizeName = (name: string): string =>
  spellGreekLetters(name.normalize("NFKD"))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

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

/** A gene name with its normalized form. Rank 0 is the symbol, 1 an alias, 2 a name or an accession of its protein. */
interface KeyedName {
  key: string;
  name: string;
  rank: 0 | 1 | 2;
}

/** The names of a gene. Skips names without letters or digits, and repeats that differ only in case and punctuation. */
export function keyedNames(symbol: string, aliases: string[], proteinNames: string[] = []): KeyedName[] {
  const byKey = new Map<string, KeyedName>();
  for (const [rank, names] of ([[symbol], aliases, proteinNames] as const).entries()) {
    for (const name of names) {
      const key = normalizeName(name);
      if (key && !byKey.has(key)) byKey.set(key, { key, name, rank: rank as KeyedName["rank"] });
    }
  }
  return [...byKey.values()];
}
