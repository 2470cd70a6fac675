/**
 * Moves labels apart so that neighbors are at least `gap` apart and the last ends at `bottom` or above. Labels that do
 * not overlap stay where they are.
 * @param positions y coordinates, ascending
 */
export function avoidLabelOverlap(positions: readonly number[], gap: number, bottom: number): number[] {
  const movedDown: number[] = [];
  for (const y of positions) movedDown.push(Math.max(y, (movedDown.at(-1) ?? -Infinity) + gap));
  const movedUp: number[] = [];
  for (const y of movedDown.reverse()) movedUp.push(Math.min(y, (movedUp.at(-1) ?? bottom + gap) - gap));
  return movedUp.reverse();
}
