import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { FieldRemark, Specification } from "@ligate/contract/specification/schemas";

/** What a product is specified by, besides its SKU. */
export interface Specified {
  /** In the form in which it is stored; null if nothing is specified. */
  specification: Specification | null;
  /** Missing and invalid fields. The product cannot be ordered until there are none. */
  specificationProblems: FieldRemark[];
}

/** The specification of a product that asks for none. Every given field is a problem. */
export function unspecified(given: Specification | null | undefined): Specified {
  const fields = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  const message = "This product takes no specification. Please leave it out.";
  return {
    specification: null,
    specificationProblems: fields.map(([field]) => ({ field: field as SpecificationField, message })),
  };
}
