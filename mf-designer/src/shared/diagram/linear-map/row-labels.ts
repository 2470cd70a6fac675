/** A label that has a place on the axis, in SVG units. */
export interface WantedLabel {
  index: number;
  x: number;
  width: number;
}

export interface PlacedLabel {
  index: number;
  /** The x of its leader, which is one end of its text. */
  x: number;
  side: "above" | "below";
  /** The text extends to the right of the leader, or to the left of it. */
  direction: 1 | -1;
  /** Counted from 0, away from the row. */
  lane: number;
}

interface LanePlace {
  index: number;
  x: number;
  lane: number;
}

const GAP = 4;

/**
 * Places labels in lanes above and below a row, so that neither texts overlap nor leaders cross a text. Texts extend to the
 * right of their leaders; those that would leave the row extend to the left, below the row.
 */
export function placeLabels(labels: readonly WantedLabel[], rowWidth: number): PlacedLabel[] {
  const leavesRow = ({ x, width }: WantedLabel) => x + width > rowWidth;
  const last = labels.filter(leavesRow);
  const freeBelow = Math.min(rowWidth, ...last.map(({ x, width }) => x - width));
  const above: LanePlace[] = [];
  const below: LanePlace[] = [];
  for (const label of fromTheRight(labels.filter((each) => !leavesRow(each)))) {
    const lanes = [freeLane(label, above), freeLane(label, below)] as const;
    const isBelow = lanes[1] < lanes[0] && label.x + label.width + GAP < freeBelow;
    (isBelow ? below : above).push({ ...label, lane: lanes[isBelow ? 1 : 0] });
  }
  const mirrored: LanePlace[] = [];
  for (const label of fromTheRight(last.map((each) => ({ ...each, x: rowWidth - each.x })))) {
    mirrored.push({ ...label, lane: freeLane(label, mirrored) });
  }
  const toPlaced = (side: PlacedLabel["side"]) => (label: LanePlace) => ({
    ...label,
    side,
    direction: 1 as const,
  });
  return [
    ...above.map(toPlaced("above")),
    ...below.map(toPlaced("below")),
    ...mirrored.map((label) => ({
      ...label,
      x: rowWidth - label.x,
      side: "below" as const,
      direction: -1 as const,
    })),
  ];
}

const fromTheRight = (labels: readonly WantedLabel[]): WantedLabel[] => [...labels].sort((a, b) => b.x - a.x);

/** The lowest lane over the labels whose leaders would cross the text. They are all to the right of the label. */
const freeLane = ({ x, width }: WantedLabel, placed: readonly LanePlace[]): number =>
  Math.max(-1, ...placed.filter((other) => other.x < x + width + GAP).map(({ lane }) => lane)) + 1;
