import type { DesignAdviceQuery } from "@ligate/contract/design/schemas";

const NAMES = ["species", "cells", "effect", "duration", "delivery", "biosafety"] as const;

/** The answers as a parameter of an address, such as `Human.t_cell.remove_protein.permanent.in_vitro.2`. */
export const formatAnswers = (answers: DesignAdviceQuery): string =>
  NAMES.map((name) => answers[name]).join(".");

/** The answers of an address. The API checks them: an address can have any words. */
export function parseAnswers(text: string): DesignAdviceQuery {
  const values = text.split(".");
  return Object.fromEntries(NAMES.map((name, i) => [name, values[i]])) as DesignAdviceQuery;
}
