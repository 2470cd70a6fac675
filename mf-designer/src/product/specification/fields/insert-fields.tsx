import { SPECIFIED_NAME_MAX } from "@ligate/contract/specification/constants";
import { ChoiceOptions } from "./choice-options.tsx";
import type { SpecificationFieldProps } from "./form-controls.ts";
import { SequenceArea } from "./sequence-area.tsx";
import { TextInput } from "./text-input.tsx";

/** The sequence that a knock-in inserts, or an empty cloning site. */
export function InsertFields({ ask, controls }: SpecificationFieldProps) {
  return (
    <>
      <ChoiceOptions control="insertSource" controls={controls} options={ask.options ?? []} />
      {controls.draft.insertSource === "sequence" && (
        <>
          <TextInput
            label="Name of the insert"
            hint="Such as EGFP, or FRB-T2098L"
            control="insertName"
            controls={controls}
            maxLength={SPECIFIED_NAME_MAX}
          />
          <SequenceArea
            label="Sequence of the insert"
            hint="Paste A, C, G and T, or one FASTA record. Line breaks and numbers are ignored."
            control="insertSequence"
            controls={controls}
            rows={6}
          />
        </>
      )}
    </>
  );
}
