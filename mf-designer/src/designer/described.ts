/** An option whose description is shown: the last that was clicked. */
export interface Described {
  name: string;
  description: string;
}

/** What every step is given besides its options. */
export interface StepProps {
  onDescribe: (option: Described) => void;
  /** Whether a field was found missing when the step was submitted. */
  isMissing: (field: string) => boolean;
}
