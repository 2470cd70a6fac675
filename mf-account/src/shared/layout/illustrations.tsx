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

interface PlasmidIllustrationProps {
  x: number;
  y: number;
  radius: number;
  /** Stroke width of the parts; the backbone is thinner. */
  thickness: number;
}

/** A small plasmid map, in the part colors of the plasmid maps. */
function PlasmidIllustration({ x, y, radius, thickness }: PlasmidIllustrationProps) {
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

/** A key: its bow is the map of a plasmid, its bit an expression cassette. */
export function KeyIllustration() {
  return (
    <svg viewBox="12 12 292 152" fill="none" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M160 82h142v12H160" fill="var(--surface)" />
        <path d="M222 94v26h16V94M252 94v38h18V94M284 94v20h18V94" fill="var(--surface)" />
        <path d="M176 82V58h20m-7-6 8 6-8 6" stroke="var(--promoter)" />
      </g>
      <PlasmidIllustration x={88} y={88} radius={68} thickness={15} />
      <circle cx="88" cy="88" r="26" stroke="var(--ink)" strokeWidth="2.5" fill="var(--surface)" />
      <path
        d="M81 82a7 7 0 1 1 10 6.5l3 13H82l3-13a7 7 0 0 1-4-6.5"
        fill="var(--accent-tint)"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export interface LetterIllustrationProps {
  /** Has a check mark on the seal: the address is confirmed. */
  isConfirmed: boolean;
}

/** An envelope with the map of a plasmid as its seal. */
export function LetterIllustration({ isConfirmed }: LetterIllustrationProps) {
  return (
    <svg viewBox="32 14 256 168" fill="none" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <rect x="34" y="16" width="252" height="164" rx="8" fill="var(--surface)" />
        <path d="M37 172 128 96M283 172 192 96" />
        <path d="M37 22 148 112q12 9 24 0L283 22" fill="var(--surface)" />
      </g>
      <circle cx="160" cy="112" r="46" fill="var(--paper)" />
      <PlasmidIllustration x={160} y={112} radius={38} thickness={11} />
      {isConfirmed && (
        <path
          d="m147 112 9 9 17-18"
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
