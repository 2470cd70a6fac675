import { spreadLabels } from "../common/spread-labels.ts";
import { ringPoint, roundToHundredths } from "./ring-arcs.ts";

/** A place on the ring that a label names. */
export interface LabeledPlace {
  /** In radians, clockwise from three o'clock. */
  angle: number;
  /** The distance of the leader's beginning from the center. */
  radius: number;
}

/** A label beside the ring, and the path of the leader to its place. */
export interface RingLabel {
  x: number;
  y: number;
  anchor: "start" | "end";
  leader: string;
}

export interface LabelLayout {
  /** The radius of the circle along which labels are placed, and where their leaders bend. */
  radius: number;
  bend: number;
  lineHeight: number;
}

/** Labels left and right of the ring, from top to bottom, as close to their places as possible without overlaps. */
export const ringLabels = <Place extends LabeledPlace>(
  places: readonly Place[],
  layout: LabelLayout,
): (Place & RingLabel)[] =>
  ([1, -1] as const).flatMap((side) => {
    const onSide = places
      .filter(({ angle }) => Math.cos(angle) >= 0 === side > 0)
      .map((place) => ({ place, height: layout.radius * Math.sin(place.angle) }))
      .sort((a, b) => a.height - b.height);
    const heights = spreadLabels(
      onSide.map(({ height }) => height),
      layout.lineHeight,
    );
    return onSide.map(({ place }, i) => ({ ...place, ...toLabel(place, side, heights[i] ?? 0, layout) }));
  });

const MIN_X = 12;

function toLabel(
  place: LabeledPlace,
  side: 1 | -1,
  height: number,
  { radius, bend }: LabelLayout,
): RingLabel {
  const x = side * Math.max(MIN_X, Math.sqrt(Math.max(0, radius ** 2 - height ** 2)));
  const y = roundToHundredths(height);
  return {
    x: roundToHundredths(x + side * 4),
    y,
    anchor: side > 0 ? "start" : "end",
    leader: `M${ringPoint(place.radius, place.angle)}L${ringPoint(bend, place.angle)}L${roundToHundredths(x)} ${y}`,
  };
}
