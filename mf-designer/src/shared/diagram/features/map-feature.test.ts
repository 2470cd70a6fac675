import { placeParts } from "../../../testing/samples.ts";
import { describeFeature, formatKnown, formatSize, mapFeatures, truncateName } from "./map-feature.ts";

it("gives parts of the same name different keys", () => {
  const parts = placeParts(
    ["U6", "gRNA 1", "U6"].map((name) => ({ name, kind: "promoter", length_bp: 100 })),
  );

  expect(new Set(mapFeatures({ parts }).map(({ key }) => key)).size).toBe(3);
});

it("describes a feature with position, length, origin and source", () => {
  const [cas, guide] = mapFeatures({
    parts: placeParts([
      { name: "SpCas9", kind: "effector", length_bp: 4104, is_generated: false, source: "Addgene 62988" },
      {
        name: "gRNA",
        kind: "guide",
        length_bp: 96,
        known_bp: 76,
        strand: -1,
        source: "The guide is chosen.",
      },
    ]),
  }).map(describeFeature);

  expect(cas).toBe("SpCas9, position 1 to 4,104, 4,104 bp, chosen by you, Addgene 62988");
  expect(guide).toBe(
    "gRNA, position 4,105 to 4,200, 96 bp, reverse strand, added by the kit, schematic, 76 of 96 bp known, The guide is chosen.",
  );
});

it("counts the known bases, without which a size is approximate", () => {
  expect(formatKnown(8120, 10_064)).toBe("8,120 of 10,064 bp");
  expect(formatSize({ known_bp: 8120, total_bp: 10_064 })).toBe("approx. 10,064 bp");
  expect(formatSize({ known_bp: 1858, total_bp: 1858 })).toBe("1,858 bp");
});

it("shortens long names", () => {
  expect(truncateName("Right homology arm")).toBe("Right homology arm");
  expect(truncateName("Right homology arm of it")).toBe("Right homology ar…");
});
