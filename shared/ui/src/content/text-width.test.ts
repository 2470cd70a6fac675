import { textWidth } from "./text-width.tsx";

// As Chromium measured them, at a font size of 100: the widest of both fonts, regular and semibold.
it.each([
  ["AmpR promoter", 766],
  ["env fragment 5' of RRE", 1077],
  ["Kozak and start codon", 1055],
  ["PCMV", 309],
  ["WPRE", 309],
  ["mTagBFP2", 524],
  ["SV40 polyA", 560],
])("is never narrower than %s is drawn, and a tenth wider at most", (text, drawn) => {
  expect(textWidth(text, 100)).toBeGreaterThanOrEqual(drawn);
  expect(textWidth(text, 100)).toBeLessThanOrEqual(1.1 * drawn);
});
