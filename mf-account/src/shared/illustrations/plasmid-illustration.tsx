/** Start and length of each part, in percent of the circumference, clockwise from the right. */
const PARTS = [
  { kind: "effector", start: 6, length: 27 },
  { kind: "tag", start: 36, length: 6 },
  { kind: "selection", start: 45, length: 10 },
  { kind: "regulatory", start: 58, length: 5 },
  { kind: "bacterial", start: 66, length: 11 },
  { kind: "guide", start: 80, length: 7 },
  { kind: "promoter", start: 90, length: 6 },
] as const;

export interface PlasmidIllustrationProps {
  x: number;
  y: number;
  radius: number;
  /** Stroke width of the parts; the backbone is thinner. */
  thickness: number;
}

/** A small plasmid map, in the part colors of the plasmid maps. */
export function PlasmidIllustration({ x, y, radius, thickness }: PlasmidIllustrationProps) {
  const circle = { cx: x, cy: y, r: radius, fill: "none", pathLength: 100 };
  return (
    <g>
      <circle {...circle} stroke="var(--hairline)" strokeWidth={3} />
      {PARTS.map(({ kind, start, length }) => (
        <circle
          key={kind}
          {...circle}
          stroke={`var(--${kind})`}
          strokeWidth={thickness}
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-start}
        />
      ))}
    </g>
  );
}
