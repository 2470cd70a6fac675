import { PlasmidIllustration } from "./plasmid-illustration.tsx";

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
