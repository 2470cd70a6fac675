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

type Place = Pick<PlacedLabel, "side" | "direction">;

/** The places of a label, the preferred one first. */
const PLACES: readonly Place[] = [
  { side: "above", direction: 1 },
  { side: "below", direction: 1 },
  { side: "below", direction: -1 },
  { side: "above", direction: -1 },
];
const [DEFAULT, , LEFTWARD] = PLACES as [Place, Place, Place, Place];

interface Choice {
  label: WantedLabel;
  place: Place;
}

/**
 * Places labels in lanes above and below a row, so that neither texts overlap nor leaders cross a text. Starts with texts to
 * the right above the row, and to the left below it where they would leave the row. Then moves one label after the other as
 * long as the leaders become shorter.
 */
export function placeLabels(labels: readonly WantedLabel[], rowWidth: number): PlacedLabel[] {
  let choices = labels.map((label): Choice => {
    return { label, place: label.x + label.width <= rowWidth ? DEFAULT : LEFTWARD };
  });
  let placed = stackLabels(choices);
  for (;;) {
    const [best] = moves(choices, rowWidth)
      .map((moved) => ({ moved, stacked: stackLabels(moved) }))
      .sort((a, b) => cost(a.stacked) - cost(b.stacked));
    if (!best || cost(best.stacked) >= cost(placed)) return placed;
    choices = best.moved;
    placed = best.stacked;
  }
}

/** The arrangements that differ in the place of one label, and keep texts in the row and out of each other's way. */
const moves = (choices: readonly Choice[], rowWidth: number): Choice[][] =>
  choices.flatMap(({ label, place: current }, i) =>
    PLACES.filter((place) => place !== current)
      .map((place) => choices.with(i, { label, place }))
      .filter((moved) => isPossible(moved, rowWidth)),
  );

const cost = (placed: readonly PlacedLabel[]): number =>
  placed.reduce((sum, { lane, side }) => sum + lane * (lane + 1) + (side === "below" ? 0.1 : 0), 0);

const GAP = 4;

const textStart = ({ label: { x, width }, place }: Choice) => (place.direction > 0 ? x : x - width);
const textEnd = ({ label: { x, width }, place }: Choice) => (place.direction > 0 ? x + width : x);

/** Whether the texts of each side that extend to the left are apart from those that extend to the right. */
function isPossible(choices: readonly Choice[], rowWidth: number): boolean {
  if (choices.some((choice) => textStart(choice) < 0 || textEnd(choice) > rowWidth)) return false;
  return (["above", "below"] as const).every((side) => {
    const [right, left] = ([1, -1] as const).map((direction) =>
      choices.filter(({ place }) => place.side === side && place.direction === direction),
    ) as [Choice[], Choice[]];
    return isLeftOf(left, right) || isLeftOf(right, left);
  });
}

const isLeftOf = (some: readonly Choice[], others: readonly Choice[]): boolean =>
  Math.max(...some.map(textEnd)) + GAP < Math.min(...others.map(textStart));

/** Gives each label the lowest lane over the labels whose leaders would cross its text, which are on one side of it. */
function stackLabels(choices: readonly Choice[]): PlacedLabel[] {
  return PLACES.flatMap((place) => {
    const { direction } = place;
    const stack = choices
      .filter((choice) => choice.place === place)
      .sort((a, b) => direction * (b.label.x - a.label.x));
    const placed: PlacedLabel[] = [];
    for (const { label } of stack) {
      const isCrossed = ({ x }: PlacedLabel) => direction * (x - label.x) < label.width + GAP;
      const lane = Math.max(-1, ...placed.filter(isCrossed).map((other) => other.lane)) + 1;
      placed.push({ index: label.index, x: label.x, lane, ...place });
    }
    return placed;
  });
}
