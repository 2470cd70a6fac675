/** How the first, second and third series look: in colour and in shape, so that no one needs the colour. */
export const SERIES_STYLES = [
  { fill: "first", line: "firstLine", marker: "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z" },
  { fill: "second", line: "secondLine", marker: "M-4 -4H4V4H-4Z" },
  { fill: "third", line: "thirdLine", marker: "M0 -5L5 4H-5Z" },
] as const;
