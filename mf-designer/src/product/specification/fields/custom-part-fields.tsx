import { SPECIFIED_NOTE_MAX } from "@ligate/contract/specification/constants";
import { TextAreaField } from "@ligate/ui/forms/field";
import { CUSTOM_PART_CONTROLS } from "../reading/read-custom-part.ts";
import { controlId } from "../specification-draft.ts";
import { bind, type FormControls } from "./form-controls.ts";
import { SequenceArea } from "./sequence-area.tsx";

export interface CustomPartFieldsProps {
  field: keyof typeof CUSTOM_PART_CONTROLS;
  controls: FormControls;
}

/** The sequence of a part that the customer supplies, or a note about it. */
export function CustomPartFields({ field, controls }: CustomPartFieldsProps) {
  const [sequence, note] = CUSTOM_PART_CONTROLS[field];
  return (
    <>
      <SequenceArea
        label="Sequence of the part"
        hint="A, C, G and T, or one FASTA record"
        control={sequence}
        controls={controls}
        optional
      />
      <div id={controlId(note)}>
        <TextAreaField
          label="Note"
          hint="What it is, and where its sequence is found, such as an Addgene number"
          rows={2}
          maxLength={SPECIFIED_NOTE_MAX}
          optional
          {...bind(controls, note)}
        />
      </div>
    </>
  );
}
