import { formatInteger } from "@ligate/contract/common/format-integer";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { isCompleteCodingSequence } from "@ligate/contract/search/coding-sequence";
import type { PastedSequence } from "@ligate/contract/search/pasted-sequence";
import { SPECIFIED_NAME_MAX, SPECIFIED_SEQUENCE_MAX } from "@ligate/contract/specification/constants";
import { LinkButton } from "@ligate/ui/controls/button";
import styles from "./pasted.module.css";

export interface PastedSequenceProps {
  sequence: PastedSequence;
}

/** A pasted nucleotide sequence: what it is, and a quote for it. */
export function PastedNucleotides({ sequence: { letters, name } }: PastedSequenceProps) {
  const length = formatInteger(letters.length);
  const fits = letters.length <= SPECIFIED_SEQUENCE_MAX;
  return (
    <>
      <h1>This is a nucleotide sequence</h1>
      <div className={styles.about}>
        {name && <p className={styles.name}>{name}</p>}
        <p>
          It has {length} bases. {codingText(letters)}
        </p>
        {!fits && (
          <p>
            A request has room for {formatInteger(SPECIFIED_SEQUENCE_MAX)} bases: we will ask you for a file.
          </p>
        )}
        <LinkButton
          to={contactFormUrl(`Sequence of ${length} bases`)}
          state={fits ? { specification: specificationOf(letters, name) } : undefined}
        >
          Get a quote for this sequence
        </LinkButton>
      </div>
    </>
  );
}

/** Says whether the bases are a complete coding sequence. */
function codingText(bases: string): string {
  if (!isCompleteCodingSequence(bases))
    return "It is not a complete coding sequence, from ATG to the only stop codon in frame.";
  const aminoAcids = formatInteger(bases.length / 3 - 1);
  return `It is a complete coding sequence: from ATG to ${bases.slice(-3)}, for ${aminoAcids} amino acids.`;
}

/** The sequence as the insert of a specification, which the message page shows and sends. */
const specificationOf = (letters: string, name: string | undefined) => ({
  insert: {
    source: "sequence",
    name: name?.slice(0, SPECIFIED_NAME_MAX).trim() || "Pasted sequence",
    sequence: letters,
  },
});
