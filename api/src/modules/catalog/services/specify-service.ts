import { serviceAnswers, serviceValueProblem } from "@ligate/contract/services/check-service-values";
import type { ServiceField } from "@ligate/contract/services/service-fields";
import type { Specification } from "@ligate/contract/specification/schemas";

/** Checks the answers to what a service asks. Fields that it does not ask for are refused. */
export function specifyService(
  asked: readonly ServiceField[],
  given: Specification | null | undefined,
): Specified {
  const { service = [], ...others } = given ?? {};
  const values = Object.fromEntries(service.map(({ field, value }) => [field, value]));
  const answers = serviceAnswers(asked, values);
  const missingOrWrong = asked.flatMap((field) => {
    const message = serviceValueProblem(field, values[field.field]);
    return message ? [{ field: field.field, message }] : [];
  });
  const unknown = service
    .filter(({ field }) => !asked.some((each) => each.field === field))
    .map(({ field, label }) => ({
      field,
      message: `${label}: this service does not ask for it. Please leave it out.`,
    }));
  return {
    specification: answers.length > 0 ? { service: answers } : null,
    specificationProblems: [...missingOrWrong, ...unknown, ...unspecified(others).specificationProblems],
  };
}

/** A sentence about a field of a specification, or about a field that a service asks for. */
interface SpecificationProblem {
  field: string;
  message: string;
}

/** The specification of a product, with its problems. */
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
export const refuseServiceAnswers = (given: Specification | null): SpecificationProblem[] =>
  (given?.service ?? []).map(({ field, label }) => ({
    field,
    message: `${label}: this product does not ask for it. Please leave it out.`,
  }));
