/**
 * Moves labels apart that would stand on each other: `gap` between neighbours, none beyond the ends, each as near to
 * its own place as the others leave it.
 * @param places from top to bottom
 */
export function avoidLabelOverlap(places: readonly number[], gap: number, bottom: number): number[] {
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? -Infinity) + gap));
  const up: number[] = [];
  for (const place of down.reverse()) up.push(Math.min(place, (up.at(-1) ?? bottom + gap) - gap));
  return up.reverse();
}
