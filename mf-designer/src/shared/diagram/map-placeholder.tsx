import type { PartKind } from "@ligate/contract/catalog/constants";
import { ringArc } from "@ligate/contract/plasmids/ring-arcs";
import { partKindClass } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import type { DesignSelection } from "../design-model/design-selection.ts";
import styles from "./map-placeholder.module.css";
import { RING } from "./plasmid-map/ring-layout.ts";

type Stage = "empty" | "function" | "structure" | "promoter";

function designStage(design: DesignSelection): Stage {
  if (design.promoterName) return "promoter";
  if (design.structureTypeName) return "structure";
  return design.functionTypeName ? "function" : "empty";
}

/** The parts of the outline, with their shares of the ring in percent. Real lengths are unknown without a promoter. */
const OUTLINES: Record<Stage, { kind: PartKind; share: number }[]> = {
  empty: [],
  function: [{ kind: "effector", share: 42 }],
  structure: [
    { kind: "repeat", share: 7 },
    { kind: "effector", share: 42 },
    { kind: "repeat", share: 7 },
    { kind: "bacterial", share: 12 },
  ],
  promoter: [
    { kind: "repeat", share: 7 },
    { kind: "promoter", share: 10 },
    { kind: "effector", share: 42 },
    { kind: "repeat", share: 7 },
    { kind: "bacterial", share: 12 },
  ],
};

const CAPTIONS: Record<Stage, string> = {
  empty: "nothing chosen yet",
  function: "choose a delivery type",
  structure: "choose a promoter",
  promoter: "drawing the map…",
};

export interface MapPlaceholderProps {
  design: DesignSelection;
  /** The API rejects the design. */
  isRejected?: boolean;
}

/** Outline of a plasmid, shown while there is no map to scale. Each choice of the design adds parts. */
export function MapPlaceholder({ design, isRejected }: MapPlaceholderProps) {
  const titleId = useId();
  const stage = designStage(design);
  const caption = isRejected ? "cannot be made this way" : CAPTIONS[stage];
  const name = [design.functionTypeName, design.structureTypeName].filter(Boolean).join(" ");

  return (
    <svg className={styles.ring} viewBox="-170 -125 340 250" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{`Design: ${name || "empty"}, ${caption}`}</title>
      <circle className={styles.backbone} r={RING.middle} />
      {outlineArcs(stage).map(({ key, kind, path }) => (
        <path key={key} className={cx(styles.arc, partKindClass(kind))} d={path} />
      ))}
      <text className={styles.name} y={-3}>
        {name || "Your vector"}
      </text>
      <text className={styles.caption} y={17}>
        {caption}
      </text>
    </svg>
  );
}

function outlineArcs(stage: Stage) {
  let end = 0;
  return OUTLINES[stage].map(({ kind, share }) => {
    const start_bp = end + 1;
    end += share;
    const { path } = ringArc({ kind, length_bp: share, start_bp, strand: 1 }, 100, RING);
    return { key: `${kind} ${start_bp}`, kind, path };
  });
}
