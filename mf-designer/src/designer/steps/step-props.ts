/** The option that was clicked last, whose description is shown above the options. */
export interface DescribedOption {
  name: string;
  description: string;
}

/** Props that all steps have in common. */
export interface StepProps {
  onDescribe: (option: DescribedOption) => void;
  /** Whether a submission of the step failed because the field was missing, and the field is still missing. */
  isMissing: (field: string) => boolean;
}
