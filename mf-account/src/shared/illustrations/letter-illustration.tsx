import { PlasmidIllustration } from "./plasmid-illustration.tsx";

/** An envelope with the map of a plasmid as its seal. */
export function LetterIllustration() {
  return (
    <svg viewBox="32 14 256 168" fill="none" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <rect x="34" y="16" width="252" height="164" rx="8" fill="var(--surface)" />
        <path d="M37 172 128 96M283 172 192 96" />
        <path d="M37 22 148 112q12 9 24 0L283 22" fill="var(--surface)" />
      </g>
      <circle cx="160" cy="112" r="46" fill="var(--paper)" />
      <PlasmidIllustration x={160} y={112} radius={38} thickness={11} />
      <path
        d="m147 112 9 9 17-18"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
