import type { Specification } from "@ligate/contract/specification/schemas";

/** A sentence about a field of a specification, or about a field that a service asks for. */
export interface SpecificationProblem {
  field: string;
  message: string;
}

/** What a product is specified by, besides its SKU. */
export interface Specified {
  /** In the form in which it is stored; null if nothing is specified. */
  specification: Specification | null;
  /** Missing and invalid fields. The product cannot be ordered until there are none. */
  specificationProblems: SpecificationProblem[];
}

/** The specification of a product that asks for none. Every given field is a problem. */
export function unspecified(given: Specification | null | undefined): Specified {
  const fields = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  const message = "This product takes no specification. Please leave it out.";
  return {
    specification: null,
    specificationProblems: fields.map(([field]) => ({ field, message })),
  };
}

/** The answers to what a service asks, given for a design. */
export const answersOfNoService = (given: Specification | null): SpecificationProblem[] =>
  (given?.service ?? []).map(({ field, label }) => ({
    field,
    message: `${label}: this product does not ask for it. Please leave it out.`,
  }));
