import { formatInteger } from "@ligate/contract/common/format-integer";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { Button } from "../../controls/button.tsx";
import { copyText } from "../../controls/copy-text.tsx";
import type { Range } from "../bases/ranges.ts";
import { featureBases, translate } from "../bases/translate.ts";
import styles from "./panels.module.css";

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
