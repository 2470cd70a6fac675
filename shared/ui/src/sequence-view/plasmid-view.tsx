import { formatInteger } from "@ligate/contract/common/format-integer";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { useMemo, useState } from "react";
import { SelectField } from "../forms/field.tsx";
import { findCutSites, type ShownCuts, selectCuts } from "./bases/cut-sites.ts";
import type { Range } from "./bases/ranges.ts";
import { CutSiteTable } from "./panels/cut-site-table.tsx";
import { DigestPanel } from "./panels/digest-panel.tsx";
import { FeatureTable } from "./panels/feature-table.tsx";
import { GcPanel } from "./panels/gc-panel.tsx";
import { OpenFrameTable } from "./panels/open-frame-table.tsx";
import { PrimerPanel } from "./panels/primer-panel.tsx";
import { RangeField } from "./panels/range-field.tsx";
import { RepeatTable } from "./panels/repeat-table.tsx";
import { SearchField } from "./panels/search-field.tsx";
import { SelectionBar } from "./panels/selection-bar.tsx";
import styles from "./plasmid-view.module.css";
import { SequenceRows } from "./rows/sequence-rows.tsx";
import { SequenceRing } from "./sequence-ring.tsx";
import { useBaseSearch } from "./use-base-search.ts";

export interface PlasmidViewProps {
  plasmid: PlasmidSequence;
}

/** A plasmid as a ring and as lines of bases, with search, cut sites, selection and a table of its features. */
export function PlasmidView({ plasmid }: PlasmidViewProps) {
  const { bases, name, known_bp } = plasmid;
  const total = bases.length;
  const [selection, setSelection] = useState<Range>();
  const [revealed, setRevealed] = useState<Range>();
  const [shownCuts, setShownCuts] = useState<ShownCuts>("unique");
  const cuts = useMemo(() => findCutSites(bases, ENZYMES), [bases]);
  const shown = useMemo(() => selectCuts(cuts, shownCuts), [cuts, shownCuts]);
  const select = (range: Range | undefined) => {
    setSelection(range);
    // A copy: the same place is revealed again when it is chosen again.
    setRevealed(range && { ...range });
  };
  const extend = (range: Range) => {
    setSelection(range);
    setRevealed({ from: range.to, to: range.to });
  };
  const search = useBaseSearch(bases, select);

  return (
    <div className={styles.view}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          Circular, {formatInteger(known_bp)} of {formatInteger(total)} bp known.
        </p>
      </div>
      <div className={styles.tools}>
        <SearchField search={search} />
        <RangeField total={total} onSelect={select} />
        <CutSelect value={shownCuts} onChange={setShownCuts} />
      </div>
      <SelectionBar plasmid={plasmid} selection={selection} onClear={() => setSelection(undefined)} />
      <div className={styles.maps}>
        <SequenceRing {...{ plasmid, selection }} cuts={shown} sites={search.drawn} onSelect={select} />
        <SequenceRows
          {...{ plasmid, selection, revealed }}
          cuts={shown}
          sites={search.drawn}
          onSelect={setSelection}
          onExtend={extend}
        />
      </div>
      <FeatureTable plasmid={plasmid} onSelect={select} />
      <CutSiteTable cuts={cuts} unknownBp={total - known_bp} onSelect={select} />
      <DigestPanel cuts={cuts} total={total} unknownBp={total - known_bp} onSelect={select} />
      <OpenFrameTable bases={bases} onSelect={select} />
      <RepeatTable bases={bases} onSelect={select} />
      <GcPanel bases={bases} onSelect={select} />
      <PrimerPanel bases={bases} onSelect={select} />
    </div>
  );
}

interface CutSelectProps {
  value: ShownCuts;
  onChange: (shown: ShownCuts) => void;
}

/** Chooses which cut sites are drawn. */
function CutSelect({ value, onChange }: CutSelectProps) {
  return (
    <SelectField
      label="Cut sites"
      value={value}
      onChange={({ target }) => onChange(target.value as ShownCuts)}
    >
      <option value="unique">Of unique cutters</option>
      <option value="all">Of all common enzymes</option>
      <option value="none">None</option>
    </SelectField>
  );
}
