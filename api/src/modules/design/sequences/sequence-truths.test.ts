import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { SequenceFeature } from "@ligate/contract/sequences/schemas";
import { aGene } from "../../../testing/designs.ts";
import { toSku } from "../design.ts";
import { designFromCodes } from "../resolve-design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";
import { everyKit, TARGETS } from "../testing/every-kit.ts";
import { type Exported, SEQUENCE_TRUTHS } from "../testing/sequence-truths.ts";
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

beforeAll(() => {
  for (const target of Object.values(TARGETS)) {
    for (const { design, terminus, plasmids } of everyKit(target)) {
      const keys = plasmids.map(({ parts }) =>
        [terminus, ...parts.map(({ name, length_bp }) => name + length_bp)].join(),
      );
      if (keys.every((key) => judged.has(key))) continue;
      for (const key of keys) judged.add(key);
      for (const [i, plasmid] of buildPlasmidSequences(design, { terminus }).entries()) {
        const drawn = plasmids[i];
        const isSame = drawn?.total_bp === plasmid.bases.length && drawn.known_bp === plasmid.known_bp;
        judge("is exported as it is drawn", toSku(design), isSame && drawn.name === plasmid.name);
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

const sequences = (sku: string, specified?: SpecifiedParts, target?: Target): Exported[] => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const targets = { [CONTROL.number]: CONTROL, [TEMPLATE.number]: TEMPLATE };
  const design = designFromCodes(codes, target ?? targets[codes.target] ?? aGene());
  return buildPlasmidSequences(design, specified).map((plasmid) => ({
    plasmid,
    terminus: specified?.terminus,
  }));
};
const featureBases = ({ plasmid }: Exported, name: string): string => {
  const feature = plasmid.features.find((each) => each.name === name);
  if (!feature) throw new Error(`${plasmid.name} has no ${name}.`);
  return plasmid.bases.slice(feature.start_bp - 1, feature.end_bp);
};

describe("what a line specifies", () => {
  const SPACER = "ACGTTGCAACGTTGCAACGT";
  const ORF = `ATG${"GCC".repeat(40)}`;
  const TAG = "GCCGCCGCC";

  it.each<[string, SpecifiedParts]>([
    ["KO-LA-CMXXPC-H00001", { guides: [SPACER] }],
    ["KO-AV-CMXXXA-H00001", { guides: [`G${SPACER}`] }],
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
    for (const exported of sequences(sku, specified)) {
      for (const [truth, isKept] of Object.entries(SEQUENCE_TRUTHS)) {
        expect([truth, isKept(exported)]).toEqual([truth, true]);
      }
    }
  });

  it("stands in the sequence with its bases", () => {
    const [cas] = sequences("KO-LA-CMXXPC-H00001", { guides: [SPACER] });
    const [donor] = sequences("KI-SP-PGXXPA-H00001", { insert: ORF });
    const [hairpin] = sequences("RI-SP-U6XXXA-H00001", { guides: [`${SPACER}A`] });
    if (!cas || !donor || !hairpin) throw new Error("A kit has no plasmid.");

    expect(featureBases(cas, "spacer")).toBe(SPACER);
    expect(cas.plasmid.bases).toContain(`GAAACACCG${SPACER}GTTTTAGAGCTA`);
    expect(featureBases(donor, "Insert")).toBe(ORF);
    expect(hairpin.plasmid.bases).toContain(`GAAACACCG${SPACER}ANNNNNNT${reverseComplement(SPACER)}TTTTTT`);
  });
});

/** Mistakes that were close at hand, each with the truth that it breaks. */
describe("a truth is broken by", () => {
  const SKU = "KO-LA-CMFGPC-H00001";
  const replaced = (name: string, change: (bases: string) => string) => (exported: Exported) => {
    const { plasmid } = exported;
    const feature = plasmid.features.find((each) => each.name === name);
    if (!feature) throw new Error(`There is no ${name}.`);
    const { start_bp, end_bp } = feature;
    const old = plasmid.bases.slice(start_bp - 1, end_bp);
    const bases = `${plasmid.bases.slice(0, start_bp - 1)}${change(old)}${plasmid.bases.slice(end_bp)}`;
    return { ...exported, plasmid: { ...plasmid, bases } };
  };
  const withFeature = (name: string, change: Partial<SequenceFeature>) => (exported: Exported) => ({
    ...exported,
    plasmid: {
      ...exported.plasmid,
      features: exported.plasmid.features.map((each) => (each.name === name ? { ...each, ...change } : each)),
    },
  });

  const shifted = (name: string) => (exported: Exported) => {
    const { start_bp = 0 } = exported.plasmid.features.find((each) => each.name === name) ?? {};
    return withFeature(name, { start_bp: start_bp + 1 })(exported);
  };

  it.each<[string, string, string, (exported: Exported) => Exported]>([
    ["is covered", "a base behind the last feature", SKU, replaced("ori", (bases) => `${bases}A`)],
    ["counts the bases", "a base that is not known", SKU, replaced("U6", (bases) => bases.replace("G", "N"))],
    [
      "calls a feature",
      "bases in a schematic guide",
      SKU,
      replaced("gRNA", (bases) => bases.replaceAll("N", "A")),
    ],
    ["calls a feature", "a schematic promoter with bases", SKU, withFeature("PCMV", { is_schematic: true })],
    ["has one frame", "a stop codon in EGFP", SKU, replaced("EGFP", (bases) => bases.replace("AAG", "TAG"))],
    ["has the signals", "the wrong strand of SpCas9", SKU, replaced("SpCas9", reverseComplement)],
    [
      "starts every protein",
      "a Kozak sequence without ATG",
      SKU,
      replaced("Kozak and start codon", () => "GCCACCATC"),
    ],
    [
      "starts every protein",
      "SpCas9 without its first base",
      "KO-LA-CMXXPC-H00001",
      replaced("SpCas9", (bases) => bases.slice(1)),
    ],
    ["reads every fused", "an annotation of SpCas9 that begins one base late", SKU, shifted("SpCas9")],
    [
      "ends every protein",
      "EGFP with its stop codon in front of Puro",
      SKU,
      replaced("EGFP", (bases) => bases.replace(/.{3}$/, "TAA")),
    ],
    [
      "ends every protein",
      "Puro without its stop codon",
      SKU,
      replaced("Puro", (bases) => bases.replace(/.{3}$/, "GCC")),
    ],
    [
      "ends every protein",
      "a linker of 61 bases",
      "KT-SP-ENFXXA-H00001",
      replaced("FLAG", (bases) => `${bases}G`),
    ],
    ["starts every guide", "the annotated U6 of 241 bp", SKU, replaced("U6", (bases) => bases.slice(0, 241))],
    ["ends every guide", "a run of four T", SKU, replaced("T6", () => "TTTTGC")],
    ["has the signals", "the wrong strand of CMV", SKU, replaced("PCMV", reverseComplement)],
    [
      "has the signals",
      "the wrong strand of the polyA",
      "KO-SP-CMXXXA-H00001",
      replaced("polyA", reverseComplement),
    ],
    [
      "has the same ends",
      "two ITRs in the same direction",
      "KO-AV-CMXXXA-H00001",
      replaced("5' ITR", reverseComplement),
    ],
  ])("%s: %s in %s", (begin, _, sku, change) => {
    const truth = Object.entries(SEQUENCE_TRUTHS).find(([name]) => name.startsWith(begin))?.[1];
    const [exported] = sequences(sku, { terminus: "C" });
    if (!exported) throw new Error(`${sku} has no plasmid.`);

    expect(truth?.(exported)).toBe(true);
    expect(truth?.(change(exported))).toBe(false);
  });
});
