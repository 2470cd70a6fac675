import type { PartKind } from "@ligate/contract/product";
import { classes } from "@ligate/ui/classes";
import { useId } from "react";
import type { DesignSelection } from "../design-selection.ts";
import { kindClass } from "../kind-dot/kind-dot.tsx";
import styles from "./draft-ring.module.css";
import { RING, ringArcs } from "./ring-arcs.ts";

type Stage = "nothing" | "function" | "structure" | "promoter";

export function stageOf(design: DesignSelection): Stage {
  if (design.promoterName) return "promoter";
  if (design.structureTypeName) return "structure";
  return design.functionTypeName ? "function" : "nothing";
}

/** A picture of proportion only: a plasmid has no sizes before its promoter is chosen. */
const OUTLINES: Record<Stage, { kind: PartKind; share: number }[]> = {
  nothing: [],
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
  nothing: "nothing chosen yet",
  function: "choose a delivery type",
  structure: "choose a promoter",
  promoter: "drawing the map…",
};

export interface DraftRingProps {
  design: DesignSelection;
  /** Whether the design, complete as it is, cannot be made. */
  isRefused?: boolean;
}

/** What stands in the diagram until there is a map to scale: it fills as the design is completed. */
export function DraftRing({ design, isRefused }: DraftRingProps) {
  const titleId = useId();
  const stage = stageOf(design);
  const caption = isRefused ? "cannot be made like this" : CAPTIONS[stage];
  const name = [design.functionTypeName, design.structureTypeName].filter(Boolean).join(" ");
  const parts = OUTLINES[stage].map(({ kind, share }) => ({ name: kind, kind, length_bp: share }));
  const arcs = ringArcs({ name: "", total_bp: 100, parts });

  return (
    <svg
      className={styles.ring}
      viewBox="-170 -125 340 250"
      role="img"
      aria-labelledby={titleId}
      data-stage={stage}
    >
      <title id={titleId}>{`Design: ${name || "empty"}, ${caption}`}</title>
      <circle className={styles.backbone} r={RING.middle} />
      {arcs.map(({ key, kind, path }) => (
        <path key={key} className={classes(styles.arc, kindClass(kind))} d={path} />
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
