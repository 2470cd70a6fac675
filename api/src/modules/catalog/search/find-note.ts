import { z } from "zod";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { type Token, tokenize } from "./words/tokens.ts";

const Notes = z.array(
  z.strictObject({ phrases: z.array(z.string().min(1)).min(1), note: z.string().min(1).max(200) }),
);

const notes = readYaml("search-notes.yaml", Notes).flatMap(({ phrases, note }) =>
  phrases.map((phrase) => ({ words: tokenize(phrase).map(({ word }) => word), note })),
);

/** A sentence about what the query asks for and the store does not sell, if there is one. */
export function findNote(tokens: Token[]): string | undefined {
  const typed = new Set(tokens.map(({ word }) => word));
  return notes.find(({ words }) => words.every((word) => typed.has(word)))?.note;
}
