const GREEK: Record<string, string> = {
  ...{ α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", κ: "kappa", λ: "lambda", ψ: "psi" },
  ...{ μ: "u", Δ: "Delta", Ψ: "Psi", Ω: "Omega" },
};
const SIGNS: Record<string, string> = {
  ...{ "–": "-", "—": "-", "−": "-", "‑": "-", "×": "x", "·": "*", "′": "'", "″": "''" },
  ...{ "‘": "'", "’": "'", "“": "''", "”": "''", "≥": ">=", "≤": "<=", "→": "->", "…": "...", "°": " deg " },
};

/** Text in the characters of a sequence file: accents are dropped, Greek letters spelled out, and other characters are `?`. */
export const toAscii = (text: string): string => (IS_ASCII.test(text) ? text : transliterate(text));

const IS_ASCII = /^[ -~]*$/;

const transliterate = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]/gu, (character) => GREEK[character] ?? SIGNS[character] ?? "?");

/**
 * Splits text into lines of at most `width` characters: at spaces, and in longer words behind a hyphen, colon or bracket if there
 * is one. Readers join lines by a space.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest.length > width) {
    const end = breakBefore(rest, width);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

function breakBefore(text: string, width: number): number {
  const space = text.lastIndexOf(" ", width);
  if (space > 0) return space;
  const joint = text.slice(0, width).search(/[-:>)\]][^-:>)\]]*$/);
  return joint > 0 ? joint + 1 : width;
}

/** Lines of exactly `width` characters, and the rest. */
export function chunks(text: string, width: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length; start += width) lines.push(text.slice(start, start + width));
  return lines;
}
