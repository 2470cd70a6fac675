import { readFrameFile, SequenceFileError } from "@ligate/contract/sequences/read-sequence-file";
import { sequenceProblem } from "@ligate/contract/specification/check-sequence";
import { SPECIFIED_NAME_MAX } from "@ligate/contract/specification/constants";
import { Field } from "@ligate/ui/forms/field";
import { type ChangeEvent, useState } from "react";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";

/** Larger files are plasmid collections or genomes. */
const MAX_BYTES = 1_000_000;

export interface SequenceFileProps {
  name: ControlName;
  label: string;
  hint: string | undefined;
  draft: SpecificationDraft;
  /** Receives the bases of the file, its name, and the name of the frame unless there is one; no start codon is confirmed. */
  onRead: (changes: SpecificationDraft) => void;
}

/** Reads a reading frame from a file into the text area. A file without valid bases leaves what is there. */
export function SequenceFile({ name, label, hint, draft, onRead }: SequenceFileProps) {
  const [error, setError] = useState<string>();

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = await readFrame(file);
    if ("problem" in found) return setError(found.problem);
    setError(undefined);
    onRead({
      orfFile: file.name,
      orfSequence: found.bases,
      orfStart: "",
      ...(!draft.orfName?.trim() && { orfName: found.name.slice(0, SPECIFIED_NAME_MAX) }),
    });
  }

  return (
    <Field
      type="file"
      name={name}
      label={label}
      hint={hint}
      optional
      accept=".fa,.fas,.fasta,.fna,.ffn,.gb,.gbk,.genbank,.ape,.txt"
      error={error === undefined ? undefined : { message: error }}
      onChange={read}
    />
  );
}

async function readFrame(file: File): Promise<{ name: string; bases: string } | { problem: string }> {
  if (file.size > MAX_BYTES)
    return { problem: "The file is larger than 1 MB. Please choose a file with one reading frame." };
  try {
    const frame = readFrameFile(await file.text());
    const problem = sequenceProblem(frame.bases, "The reading frame of the file");
    return problem === undefined ? frame : { problem };
  } catch (error) {
    if (error instanceof SequenceFileError) return { problem: error.message };
    return { problem: "The file could not be read. Please paste its sequence below." };
  }
}
