import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import fc from "fast-check";
import { findOpenFrames, type OpenFrame } from "./open-frames.ts";
import { sliceRange } from "./ranges.ts";

const read = (bases: string, frame: OpenFrame) => {
  const slice = sliceRange(bases, frame);
  return frame.strand === 1 ? slice : reverseComplement(slice);
};

it("finds the longest frame of a stop, on both strands and across the origin", () => {
  // M A M K stop. Padding that has a stop in each frame of both strands.
  const [frame, pad] = ["ATGGCTATGAAATAA", "TTAGTTAGTTAACTAACTAA"];
  const length = frame.length + pad.length;
  const found = { from: pad.length + 1, to: length, aminoAcids: 4 };
  expect(findOpenFrames(pad + frame, 4)).toEqual([{ ...found, strand: 1 }]);
  expect(findOpenFrames(pad + reverseComplement(frame), 4)).toEqual([{ ...found, strand: -1 }]);
  expect(findOpenFrames(frame.slice(5) + pad + frame.slice(0, 5), 4)).toEqual([
    { from: length - 4, to: 10, strand: 1, aminoAcids: 4 },
  ]);
});

it("does not read over bases that are not known, nor more than once around", () => {
  expect(findOpenFrames("ATGGCTNNNAAATAACC", 2)).toEqual([]);
  expect(findOpenFrames("ATGGCTGCTGCTGCTGCTGCT", 2)).toEqual([]);
});

it("property: each begins with ATG, ends with its only stop, and none with the same stop is longer", () => {
  const plasmids = fc
    .array(fc.constantFrom(..."ACGT"), { minLength: 30, maxLength: 300 })
    .map((letters: readonly string[]) => letters.join(""));
  fc.assert(
    fc.property(plasmids, (bases) => {
      const frames = findOpenFrames(bases, 3);
      for (const frame of frames) {
        const protein = translate(read(bases, frame));
        expect(protein).toMatch(/^M[^*]*\*$/);
        expect(protein).toHaveLength(frame.aminoAcids + 1);
      }
      const stops = frames.map(({ strand, from, to }) => `${strand} ${strand === 1 ? to : from}`);
      expect(new Set(stops).size).toBe(stops.length);
    }),
  );
});
