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
