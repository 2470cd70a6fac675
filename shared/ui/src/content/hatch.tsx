export interface HatchProps {
  id: string;
  /** The class of its lines. */
  className?: string;
}

/** Diagonal lines that mark schematic features, as a pattern for `fill`. */
export function Hatch({ id, className }: HatchProps) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={className} d="M1.5 0V6" />
    </pattern>
  );
}
