import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { sequences } from "../data/design-data.ts";
import { toSku } from "../design.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { SGEP_BLOCKS } from "../testing/backbone-truths.ts";
import { findRepeats, listRepeats } from "../testing/direct-repeats.ts";
import { coverChoices, everyDesign, TARGETS } from "../testing/every-kit.ts";
import { exportKit, findFeature, readBases } from "../testing/exported-plasmids.ts";
import { SEQUENCE_TRUTHS } from "../testing/sequence-truths.ts";
import { buildPlasmidSequences } from "./kit-sequences.ts";

/** The first kits that break a truth, and kits whose exported plasmids differ from what is drawn. */
const broken: Record<string, string[]> = Object.fromEntries(
  ["is exported as it is drawn", ...Object.keys(SEQUENCE_TRUTHS)].map((truth) => [truth, []]),
);
/** Plasmids of the same features have the same bases; each is judged once. */
const judged = new Set<string>();

function judge(truth: string, sku: string, isKept: boolean) {
  if (!isKept && (broken[truth]?.length ?? 0) < 5) broken[truth]?.push(sku);
}

/** The truths are checked on kits that have every two options together; `every-sequence` checks them on all kits. */
beforeAll(() => {
  for (const target of Object.values(TARGETS)) {
    for (const { design, ...choices } of coverChoices(target, everyDesign(target))) {
      const { terminus } = choices;
      const drawn = buildPlasmids(design, choices);
      for (const [i, plasmid] of buildPlasmidSequences(design, choices).entries()) {
        const { name, total_bp, known_bp } = drawn[i] ?? {};
        const isSame = total_bp === plasmid.bases.length && known_bp === plasmid.known_bp;
        judge("is exported as it is drawn", toSku(design), isSame && name === plasmid.name);
        const key = plasmid.features.map((feature) => `${feature.name} ${feature.end_bp} ${feature.source}`);
        if (judged.size === judged.add(`${terminus} ${key}`).size) continue;
        for (const [truth, isKept] of Object.entries(SEQUENCE_TRUTHS)) {
          judge(truth, toSku(design), isKept({ plasmid, terminus }));
        }
      }
    }
  }
}, 300_000);

describe("every plasmid that can be made", () => {
  it.each(Object.keys(broken))("%s", (truth) => {
    expect(broken[truth]).toEqual([]);
  });

  it("is judged", () => {
    expect(judged.size).toBeGreaterThan(10_000);
  });
});

describe("what a line specifies", () => {
  const SPACER = "ACGTTGCAACGTTGCAACGT";
  const ORF = `ATG${"GCC".repeat(40)}`;
  const TAG = "GCCGCCGCC";

  it.each<[string, SpecifiedParts]>([
    ["KO-LA-CMXXPC-H00001", { guides: [SPACER] }],
    ["KO-AV-ESXXXA-H00001", { guides: [`G${SPACER}`] }],
    ["DL-SP-CMXXXA-H00001", { guides: [SPACER, `G${SPACER.slice(1)}`] }],
    ["RI-SP-U6XXXA-H00001", { guides: [`${SPACER}A`] }],
    ["KI-SP-PGXXPA-H00001", { insert: ORF }],
    ["KI-SP-PGXXXA-H00001", { insert: `${ORF}TAA` }],
    ["KI-SP-PGFXPA-H00001", { insert: ORF }],
    ["KI-SP-ENXGXA-H00001", { insert: ORF }],
    ["KI-SP-ENXXXA-H00001", { insert: ORF.slice(3) }],
    ["OE-SP-CMZXXA-H00001", { tag: TAG }],
    ["OE-SP-CMXZPA-H00001", { fluorescence: ORF }],
    ["OE-SP-CMXXZA-H00001", { selection: ORF }],
    ["KT-SP-ENZXXA-H00001", { tag: TAG, terminus: "N" }],
    ["KT-SP-ENZXXA-H00001", { tag: TAG, terminus: "C" }],
    ["KI-SP-PGXXPA-000000", { species: "Mouse" }],
  ])("keeps every truth in %s with %j", (sku, specified) => {
    for (const exported of exportKit(sku, specified)) {
      for (const [truth, isKept] of Object.entries(SEQUENCE_TRUTHS)) {
        expect([truth, isKept(exported)]).toEqual([truth, true]);
      }
    }
  });

  const featureBases = (sku: string, specified: SpecifiedParts, name: string) => {
    const [exported] = exportKit(sku, specified);
    const feature = exported && findFeature(exported.plasmid, name);
    return { all: exported?.plasmid.bases, bases: feature && readBases(exported.plasmid, feature) };
  };

  it("stands in the sequence with its bases", () => {
    const cas = featureBases("KO-LA-CMXXPC-H00001", { guides: [SPACER] }, "spacer");
    const donor = featureBases("KI-SP-PGXXPA-H00001", { insert: ORF }, "Insert");
    const hairpin = featureBases("RI-SP-U6XXXA-H00001", { guides: [`${SPACER}A`] }, "loop");

    expect(cas.bases).toBe(SPACER);
    expect(cas.all).toContain(`GAAACACCG${SPACER}GTTTTAGAGCTA`);
    expect(donor.bases).toBe(ORF);
    expect(hairpin.all).toContain(`GAAACACCG${SPACER}A${hairpin.bases}T${reverseComplement(SPACER)}TTTTTT`);
  });
});

describe("direct repeats", () => {
  it("are found with their whole length, between known bases", () => {
    const repeat = "ACGTTGCAAC".repeat(3).concat("GGATCCTTAGCAGGTCAATCCTGAACTTGCA");
    const bases = `TT${repeat}CNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNG${repeat}AC`;

    expect(findRepeats(bases)).toEqual([{ first: 2, second: bases.length - 63, length: 61 }]);
    expect(findRepeats(bases.replace(repeat, repeat.slice(1)))).toEqual([]);
  });

  it.each([
    ["DL-AV-ESXXXA-H00001", [{ first: "gRNA 1", second: "gRNA 2", length: 76 + "TTTTTT".length }]],
    ["OE-LV-EFXOPA-H00001", [{ first: "tdTomato", second: "tdTomato", length: 657 }]],
    ["KO-LV-EFXGPA-H00001", []],
  ])("between the ends of %s are %j", (sku, repeats) => {
    const found = exportKit(sku).flatMap(({ plasmid }) => listRepeats(plasmid));

    expect(
      found.map(({ first, second, length }) => ({ first: first.name, second: second.name, length })),
    ).toEqual(repeats);
  });
});

/** The fragments of published plasmids, as they were compared with other records. */
const folder = process.env.GENE_DATA;
const describeWithData = folder ? describe : describe.skip;
describeWithData("compared with published plasmids (skipped without GENE_DATA)", () => {
  const rows = () =>
    readFileSync(join(folder ?? "", "backbones.tsv"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([vector = "", order, , , , bases = ""]) => ({ vector, order: Number(order), bases }));

  it.each([
    ["5'", 2, 10, SGEP_BLOCKS[0]],
    ["3'", 17, 20, SGEP_BLOCKS[1]],
  ])("the %s block of a lentiviral genome is that of SGEP", (_, first, last, block) => {
    const bases = rows()
      .filter(({ vector, order }) => vector.startsWith("SGEP") && order >= first && order <= last)
      .map((row) => row.bases)
      .join("");

    expect({ length: bases.length, sha256: hash("sha256", bases) }).toMatchObject({
      ...{ length: block?.length, sha256: block?.sha256 },
    });
  });

  it("every junction is one of theirs", () => {
    const published = new Set(rows().flatMap(({ bases }) => [bases, reverseComplement(bases)]));
    const junctions = Object.keys(sequences).filter((name) => name.startsWith("junction "));

    expect(junctions.length).toBeGreaterThan(10);
    expect(junctions.filter((name) => !published.has(sequences[name]?.bases ?? ""))).toEqual([]);
  });
});
