import { formatInteger } from "@ligate/contract/common/format-integer";
import { reverseComplement } from "@ligate/contract/design/reverse-complement";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { Button } from "../../controls/button.tsx";
import { copyText } from "../../controls/copy-text.tsx";
import { compositionOf } from "../bases/composition.ts";
import { formatRange, type Range, sliceRange } from "../bases/ranges.ts";
import styles from "./panels.module.css";
import { SelectedTranslation } from "./selected-translation.tsx";

export interface SelectionBarProps {
  plasmid: PlasmidSequence;
  selection: Range | undefined;
  onClear: () => void;
}

/** What is selected: its length and GC content, with buttons that copy it. */
export function SelectionBar({ plasmid, selection, onClear }: SelectionBarProps) {
  const bases = selection && sliceRange(plasmid.bases, selection);
  return (
    <div className={styles.selection}>
      <p role="status">
        {bases
          ? describeSelection(selection, bases)
          : "Nothing is selected. Drag over the bases, type a range, or choose a feature."}
      </p>
      {bases && (
        <div className={styles.buttons}>
          <Button variant="outlined" small onClick={() => copyText("sequence", bases)}>
            Copy
          </Button>
          <Button
            variant="outlined"
            small
            onClick={() => copyText("reverse complement", reverseComplement(bases))}
          >
            Copy reverse complement
          </Button>
          <Button variant="text" small onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
      {selection && <SelectedTranslation plasmid={plasmid} selection={selection} />}
    </div>
  );
}

/** "Selected 1,201–1,920: 720 bp, GC 61.2 % of 700 known bases. 20 are not known, and are copied as N." */
function describeSelection(selection: Range, bases: string): string {
  const { length, known, gcPercent } = compositionOf(bases);
  const selected = `Selected ${formatRange(selection)}: ${formatInteger(length)} bp`;
  if (gcPercent === undefined) return `${selected}, none of them known. They are copied as N.`;
  const gc = `${selected}, GC ${gcPercent.toFixed(1)} %`;
  if (known === length) return `${gc}.`;
  const unknown = length - known;
  return `${gc} of the ${formatInteger(known)} known. ${formatInteger(unknown)} ${unknown === 1 ? "is" : "are"} not known, and copied as N.`;
}
