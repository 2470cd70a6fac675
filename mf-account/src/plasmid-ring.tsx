/** Parts of a ring: where each begins and how long it is, in hundredths of the way round from the right. */
const PARTS = [
  { kind: "effector", start: 6, length: 27 },
  { kind: "tag", start: 36, length: 6 },
  { kind: "selection", start: 45, length: 10 },
  { kind: "regulatory", start: 58, length: 5 },
  { kind: "bacterial", start: 66, length: 11 },
  { kind: "guide", start: 80, length: 7 },
  { kind: "promoter", start: 90, length: 6 },
] as const;

export interface PlasmidRingProps {
  x: number;
  y: number;
  radius: number;
  /** Of the parts; the backbone is a hairline under them. */
  thickness: number;
}

/** A vector's map in small, in the colours that its parts have on every screen. */
export function PlasmidRing({ x, y, radius, thickness }: PlasmidRingProps) {
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
