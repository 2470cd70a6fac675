import type { Range } from "./ranges.ts";

/** Puts items that overlap on different lanes, each on the first lane that is free. The items are in order of `from`. */
export function toLanes<T extends Range>(items: readonly T[]): T[][] {
  const lanes: T[][] = [];
  for (const item of items) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? 0) < item.from);
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}
