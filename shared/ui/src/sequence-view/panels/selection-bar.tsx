import { formatInteger } from "@ligate/contract/common/format-integer";
import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { Button } from "../../controls/button.tsx";
import { copyText } from "../../controls/copy-text.tsx";
import { measureComposition } from "../bases/composition.ts";
import type { Range } from "../bases/ranges.ts";
import { featureBases, formatRange, sliceRange } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface SelectionBarProps {
  plasmid: PlasmidSequence;
  selection: Range | undefined;
  onClear: () => void;
}

/** The selection: its length and GC content, with buttons that copy it. */
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
  const { length, known, gcPercent } = measureComposition(bases);
  const selected = `Selected ${formatRange(selection)}: ${formatInteger(length)} bp`;
  if (gcPercent === undefined) return `${selected}, none of them known. They are copied as N.`;
  const gc = `${selected}, GC ${gcPercent.toFixed(1)} %`;
  if (known === length) return `${gc}.`;
  const unknown = length - known;
  return `${gc} of the ${formatInteger(known)} known. ${formatInteger(unknown)} ${unknown === 1 ? "is" : "are"} not known, and copied as N.`;
}

export interface SelectedTranslationProps {
  plasmid: PlasmidSequence;
  selection: Range;
}

/** The protein of the coding feature that is selected, if one is. */
export function SelectedTranslation({ plasmid, selection }: SelectedTranslationProps) {
  const feature = plasmid.features.find(
    ({ is_coding, start_bp, end_bp }) => is_coding && start_bp === selection.from && end_bp === selection.to,
  );
  if (!feature) return null;
  const protein = translate(featureBases(plasmid, feature));
  const unknown = protein.match(/X/g)?.length ?? 0;
  return (
    <div className={styles.translation}>
      <details>
        <summary>
          {feature.name} translated: {formatInteger(protein.length)} codons
          {unknown > 0 && `, ${formatInteger(unknown)} of them not known (X)`}
        </summary>
        {/* A text area scrolls by keyboard, and selects all of its text. */}
        <textarea
          className={styles.protein}
          readOnly
          rows={4}
          spellCheck={false}
          aria-label={`Translation of ${feature.name}`}
          value={protein}
        />
      </details>
      {unknown < protein.length && (
        <Button variant="text" small onClick={() => copyText("translation", protein)}>
          Copy translation
        </Button>
      )}
    </div>
  );
}
