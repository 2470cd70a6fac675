import type { CheckedSpecification, Specification } from "@ligate/contract/specification/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { useEffect, useState } from "react";

/** Time without a change before the specification is checked, in milliseconds. */
const DEBOUNCE_MS = 400;

/** A format, by its SKU, with a specification that has no known error. */
export interface SpecifiedFormat {
  product_sku: string;
  specification: Specification;
}

/** The response to a check, or the error if there is none. */
export type CheckOutcome = CheckedSpecification | ApiError;

export interface CheckedSpecifications {
  /** The outcome for the current specification of a format, once it is known. */
  getOutcome: (format: SpecifiedFormat) => CheckOutcome | undefined;
  isPending: boolean;
  /** Requests the checks that failed again. */
  retry: () => void;
}

const toKey = ({ product_sku, specification }: SpecifiedFormat) =>
  JSON.stringify([product_sku, specification]);

/** Requests the problems, prices and sizes that specifications result in. Each one is requested once. */
export function useCheckedSpecifications(formats: readonly SpecifiedFormat[]): CheckedSpecifications {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const wanted = formats.filter((format) => !outcomes.has(toKey(format)));
  const wantedKey = wanted.map(toKey).join("\n");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of the wanted formats
  useEffect(() => {
    if (wanted.length === 0) return;
    const controller = new AbortController();
    const requestAll = async () => {
      const found = await Promise.all(wanted.map((format) => check(format, controller.signal)));
      if (!controller.signal.aborted) setOutcomes((known) => withOutcomes(known, wanted, found));
    };
    const timer = setTimeout(requestAll, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wantedKey]);

  return {
    getOutcome: (format) => outcomes.get(toKey(format)),
    isPending: wanted.length > 0,
    retry: () =>
      setOutcomes((known) => new Map([...known].filter(([, outcome]) => !(outcome instanceof ApiError)))),
  };
}

type Outcomes = ReadonlyMap<string, CheckOutcome>;

function withOutcomes(
  known: Outcomes,
  formats: readonly SpecifiedFormat[],
  found: readonly (CheckOutcome | undefined)[],
): Outcomes {
  const outcomes = new Map(known);
  formats.forEach((format, i) => {
    const outcome = found[i];
    if (outcome) outcomes.set(toKey(format), outcome);
  });
  return outcomes;
}

/** @returns `undefined` if the check was cancelled */
async function check(
  { product_sku, specification }: SpecifiedFormat,
  signal: AbortSignal,
): Promise<CheckOutcome | undefined> {
  try {
    const body = { product_sku, specification };
    return await api.post("/api/products/check-specification/", { body, signal });
  } catch (error) {
    if (error instanceof ApiError) return error;
    if (signal.aborted) return undefined;
    throw error;
  }
}
