import { reverseComplement } from "@ligate/contract/sequences/bases";
import { placePrimers, readPrimers } from "./primers.ts";

const FORWARD = "CGCAAATGGGCGGTAGGCGTG";
const REVERSE = "TAGAAGGCACAGTCGAGG";
const PLASMID = `AAAA${FORWARD}TTTTTTTT${reverseComplement(REVERSE)}CCCC`;

it.each([
  `CMV-F ${FORWARD}\nBGH-R ${REVERSE}`,
  `CMV-F\t${FORWARD.toLowerCase()}\r\n\r\nBGH-R, ${REVERSE}`,
  `>CMV-F\n${FORWARD.slice(0, 10)}\n${FORWARD.slice(10)}\n>BGH-R\n${REVERSE}`,
])("reads names and bases of %j", (typed) => {
  expect(readPrimers(typed)).toEqual([
    { name: "CMV-F", bases: FORWARD },
    { name: "BGH-R", bases: REVERSE },
  ]);
});

it("numbers primers without a name, and says what is wrong with a line", () => {
  expect(readPrimers(FORWARD)).toEqual([{ name: "Primer 1", bases: FORWARD }]);
  expect(readPrimers("")).toEqual([]);
  expect(readPrimers("P1 GATTACA")).toBe("P1 has fewer than 15 bases.");
  expect(readPrimers("P1 GATTACAGATTACAQQ")).toBe("P1: “Q” is not a letter for bases.");
  expect(readPrimers(`${FORWARD}\n`.repeat(51))).toBe("Paste at most 50 primers.");
});

it("places primers on both strands, and one with a tail by the bases that anneal", () => {
  const tailed = `GGGGAATTC${FORWARD}`;
  const [forward, reverse, other, none] = placePrimers(PLASMID, [
    { name: "F", bases: FORWARD },
    { name: "R", bases: REVERSE },
    { name: "T", bases: tailed },
    { name: "N", bases: "GGGGGGGGGGGGGGGGGGGG" },
  ]);
  expect(forward?.sites).toEqual([{ from: 5, to: 25, strand: 1, annealed: 21 }]);
  expect(reverse?.sites).toEqual([{ from: 34, to: 51, strand: -1, annealed: 18 }]);
  expect(other?.sites).toEqual([{ from: 5, to: 25, strand: 1, annealed: 21 }]);
  expect(none?.sites).toEqual([]);
});
