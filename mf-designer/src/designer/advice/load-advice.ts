import type { DesignAdvice, DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { cached } from "../state/response-cache.ts";

/**
 * The advice for the answers of an address; `undefined` for answers that do not exist.
 * @throws ApiError on a server, whose page would be cached without the advice
 */
export async function loadAdvice(answers: string, signal: AbortSignal): Promise<DesignAdvice | undefined> {
  try {
    const query = parseAnswers(answers);
    return await cached(`advice ${answers}`, () =>
      api.get("/api/products/advise-design/", { query, signal }),
    );
  } catch (error) {
    const isOptional = error instanceof ApiError && (error.status < 500 || typeof document !== "undefined");
    if (!isOptional) throw error;
    return undefined;
  }
}

const NAMES = ["species", "cells", "effect", "duration", "delivery", "biosafety"] as const;

/** The answers as a parameter of an address, such as `Human.t_cell.remove_protein.permanent.in_vitro.2`. */
export const formatAnswers = (answers: DesignAdviceQuery): string =>
  NAMES.map((name) => answers[name]).join(".");

/** Reads the answers from an address. The API validates them, because an address can contain any words. */
export function parseAnswers(text: string): DesignAdviceQuery {
  const values = text.split(".");
  return Object.fromEntries(NAMES.map((name, i) => [name, values[i]])) as DesignAdviceQuery;
}
