import { translate } from "@ligate/contract/sequences/bases";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import fc from "fast-check";
import { findCutSites, selectCuts } from "../bases/cut-sites.ts";
import { featureBases } from "../bases/ranges.ts";
import { cutLanes, rowContents } from "./row-content.ts";

const bases = fc
  .array(fc.constantFrom(..."ACGTN"), { minLength: 30, maxLength: 300 })
  .map((letters: readonly string[]) => letters.join(""));

function plasmidWith(bases: string, feature: Partial<SequenceFeature>): PlasmidSequence {
  const whole: SequenceFeature = {
    name: "ORF",
    kind: "effector",
    start_bp: 1,
    end_bp: bases.length,
    strand: 1,
    source: "made for the test",
    is_schematic: false,
    is_coding: true,
    ...feature,
  };
  return { name: "p", role: "Vector", bases, known_bp: 0, features: [whole] };
}

it("places an amino acid at the middle base of its codon, on either strand", () => {
  const letters = (strand: 1 | -1, sequence: string) =>
    rowContents(plasmidWith(sequence, { strand }), 60)[0]?.lanes[0]?.[0]?.aminoAcids?.replaceAll(
      "\u00a0",
      ".",
    );
  expect(letters(1, "ATGGACTAA")).toBe(".M..D..*.");
  expect(letters(-1, "TTAGTCCAT")).toBe(".*..D..M.");
});

it("property: the lines of a coding feature add up to its translation, also across the origin", () => {
  fc.assert(
    fc.property(bases, fc.nat(), fc.nat(), fc.constantFrom<(1 | -1)[]>(1, -1), (circle, a, b, strand) => {
      const [start_bp, end_bp] = [(a % circle.length) + 1, (b % circle.length) + 1];
      const plasmid = plasmidWith(circle, { start_bp, end_bp, strand });
      const [feature] = plasmid.features;
      if (!feature) throw new Error("The plasmid has no feature");
      const parts = rowContents(plasmid, 20).flatMap(({ lanes }) => lanes.flat());
      const isFirst = ({ from }: { from: number }) => end_bp < start_bp && from < start_bp;
      const inOrder = [...parts.filter((part) => !isFirst(part)), ...parts.filter(isFirst)];
      const letters = inOrder
        .map(({ aminoAcids }) => aminoAcids)
        .join("")
        .replaceAll("\u00a0", "");
      const translation = translate(featureBases(plasmid, feature));
      expect(strand === 1 ? letters : [...letters].reverse().join("")).toBe(translation);
    }),
  );
});

it("writes the names of neighboring cuts on different lanes", () => {
  const sequence = `AAAAGAATTCGGATCC${"A".repeat(30)}`;
  const [content] = rowContents(plasmidWith(sequence, {}), 60);
  if (!content) throw new Error("No line");
  const lanes = cutLanes(selectCuts(findCutSites(sequence, ENZYMES), "unique"), content.row);
  expect(lanes.map((lane) => lane.map(({ enzyme }) => enzyme.name))).toEqual([["EcoRI", "BamHI"]]);
  const close = `AAAAGAATTC${"A".repeat(30)}CCGGATCCGGAATTCC`;
  const [row] = rowContents(plasmidWith(close, {}), 60);
  if (!row) throw new Error("No line");
  const all = cutLanes(selectCuts(findCutSites(close, ENZYMES), "all"), row.row);
  for (const lane of all)
    lane.slice(1).forEach(({ label }, i) => {
      expect(label.from).toBeGreaterThan(lane[i]?.label.to ?? 0);
    });
});
