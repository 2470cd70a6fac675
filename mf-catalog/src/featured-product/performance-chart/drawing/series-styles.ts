/** Color classes and marker shapes of the series, in order. The shapes make the series distinguishable without color. */
export const SERIES_STYLES = [
  { fill: "first", line: "firstLine", marker: "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z" },
  { fill: "second", line: "secondLine", marker: "M-4 -4H4V4H-4Z" },
  { fill: "third", line: "thirdLine", marker: "M0 -5L5 4H-5Z" },
] as const;
