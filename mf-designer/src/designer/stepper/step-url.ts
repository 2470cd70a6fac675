import type { StepNumber } from "../../shared/design-model/design-steps.ts";

export const stepUrl = (step: StepNumber): string => `/design?step=${step}`;
