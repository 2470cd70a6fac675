/** The option that was clicked last, whose description is shown above the options. */
export interface DescribedOption {
  name: string;
  description: string;
}

/** Props that all steps have in common. */
export interface StepProps {
  onDescribe: (option: DescribedOption) => void;
  /** Whether the field was missing when the step was submitted, and still is. */
  isMissing: (field: string) => boolean;
}
