import type { DesignAdviceQuery } from "./schemas.ts";

const QUESTIONS = ["species", "cells", "effect", "duration", "delivery", "biosafety"] as const;

/** The answers as a parameter of an address, such as `Human.t_cell.remove_protein.permanent.in_vitro.2`. */
export const formatAnswers = (answers: DesignAdviceQuery): string =>
  QUESTIONS.map((name) => answers[name]).join(".");

/** Reads the answers from an address. They are not checked: an address can contain any words. */
export function parseAnswers(text: string): DesignAdviceQuery {
  const values = text.split(".");
  return Object.fromEntries(QUESTIONS.map((name, i) => [name, values[i]])) as DesignAdviceQuery;
}
