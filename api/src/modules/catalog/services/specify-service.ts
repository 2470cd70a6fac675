import { serviceAnswers, serviceValueProblem } from "@ligate/contract/services/check-service-values";
import type { ServiceField } from "@ligate/contract/services/service-fields";
import type { Specification } from "@ligate/contract/specification/schemas";
import { type Specified, unspecified } from "../products/specification/specified.ts";

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
