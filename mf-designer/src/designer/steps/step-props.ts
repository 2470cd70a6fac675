import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { MissingChoice } from "../options/option-group.tsx";

/** The option that was clicked last, whose description is shown above the options. */
export interface DescribedOption {
  name: string;
  description: string;
}

/** Props that all steps have in common. */
export interface StepProps {
  design: DesignSelection;
  /** Changes choices of the step. */
  onSelect: (changes: Partial<DesignSelection>) => void;
  /** Submits the step. */
  onNext: () => void;
  onDescribe: (option: DescribedOption) => void;
  /** The error of a field that was missing when the step was submitted, and still is. */
  missingChoice: (field: keyof DesignSelection, message: string) => MissingChoice | undefined;
}
