import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { SequenceFeature } from "@ligate/contract/sequences/schemas";
import { sequences } from "../data/design-data.ts";
import { publishedBases } from "../data/recoding.ts";
import { type Exported, exportKit, findFeature } from "../testing/exported-plasmids.ts";
import { SEQUENCE_TRUTHS } from "../testing/sequence-truths.ts";

type Change = (exported: Exported) => Exported;

/** Changes the bases of a feature; the features behind it move if it becomes shorter or longer. */
const replaced =
  (name: string, change: (bases: string) => string): Change =>
  (exported) => {
    const { plasmid } = exported;
    const feature = findFeature(plasmid, name);
    if (!feature) throw new Error(`There is no ${name}.`);
    const { start_bp, end_bp } = feature;
    const inside = change(plasmid.bases.slice(start_bp - 1, end_bp));
    const bases = `${plasmid.bases.slice(0, start_bp - 1)}${inside}${plasmid.bases.slice(end_bp)}`;
    const longer = bases.length - plasmid.bases.length;
    const features = plasmid.features.map((each) => ({
      ...each,
      start_bp: each.start_bp + (each.start_bp > end_bp ? longer : 0),
      end_bp: each.end_bp + (each.end_bp >= end_bp ? longer : 0),
    }));
    return {
      ...exported,
      plasmid: { ...plasmid, bases, features, known_bp: bases.replaceAll("N", "").length },
    };
  };

/** Changes the annotation of a feature. */
const annotated =
  (name: string, change: (feature: SequenceFeature) => Partial<SequenceFeature>): Change =>
  (exported) => ({
    ...exported,
    plasmid: {
      ...exported.plasmid,
      features: exported.plasmid.features.map((each) =>
        each.name === name ? { ...each, ...change(each) } : each,
      ),
    },
  });

/** A template whose cloning site is left to the laboratory. */
const withoutCassette: Change = (exported) => {
  const changed = replaced("Cloning site", () => "N".repeat(60))(exported);
  const { features } = annotated("Cloning site", () => ({ is_schematic: true }))(changed).plasmid;
  return {
    ...changed,
    plasmid: { ...changed.plasmid, features: features.filter(({ name }) => name !== "BsmBI site") },
  };
};

const AIO = "KO-LA-CMFGPC-H00001";
const PB = "OE-PB-EFXXPK-H00001";
const LENTI = "OE-LV-EFXGPA-H00001";
const DELETION = "DL-LA-ESXXPC-H00001";

const basesOf = (sequence: string): string => sequences[sequence]?.bases ?? "";

/** Mistakes that were close at hand, each with the beginnings of the truths that it breaks, and of no others. */
const MISTAKES: [broken: string[], mistake: string, sku: string, change: Change][] = [
  [["leaves no cloning site open"], "no enzyme at a free site", "OE-SP-CMXXPA-XXXXXX", withoutCassette],
  [
    ["is covered"],
    "an ori that is annotated 1 nt short",
    AIO,
    annotated("ori", ({ end_bp }) => ({ end_bp: end_bp - 1 })),
  ],
  [
    ["counts the bases"],
    "the known bases of another plasmid",
    AIO,
    (exported) => ({ ...exported, plasmid: { ...exported.plasmid, known_bp: 12 } }),
  ],
  [["calls a feature"], "bases in a schematic guide", AIO, replaced("spacer", () => "G".repeat(20))],
  [
    ["calls a feature"],
    "a schematic promoter with bases",
    AIO,
    annotated("PCMV", () => ({ is_schematic: true })),
  ],
  [
    ["has one frame", "ends every protein"],
    "a stop codon in EGFP",
    AIO,
    replaced("EGFP", (bases) => bases.replace("CTGAAGTTCATC", "CTGTAGTTCATC")),
  ],
  [
    ["has one frame"],
    "AmpR on the other strand",
    "KO-SP-CMXXXA-H00001",
    annotated("Amp", () => ({ strand: 1 })),
  ],
  [["starts every guide"], "the annotated U6 of 241 bp", AIO, replaced("U6", (bases) => bases.slice(0, 241))],
  [
    ["begins the transcript"],
    "the hairpin of a control behind U6 without its G",
    "RI-SP-U6XXXA-000000",
    replaced("shRNA", (bases) => `C${bases.slice(1)}`),
  ],
  [["ends every guide"], "a run of four T", AIO, replaced("T6", () => "TTTTGC")],
  [["has the signals"], "the wrong strand of CMV", AIO, replaced("PCMV", reverseComplement)],
  [
    ["has the signals"],
    "the wrong strand of the polyA, which has AATAAA on both",
    "OE-SP-CMXXPA-H00001",
    replaced("bGH polyA", (bases) => `${reverseComplement(bases).slice(0, -6)}AATAAA`),
  ],
  [
    ["starts every protein", "has no start codon"],
    "a Kozak sequence without ATG, and the start codon on the tag",
    AIO,
    (exported) =>
      replaced(
        "FLAG",
        (bases) => `ATG${bases}`,
      )(replaced("Kozak and start codon", () => "GCCACCGCC")(exported)),
  ],
  [
    ["has no start codon"],
    "SpCas9 with its start codon behind a tag",
    AIO,
    replaced("SpCas9", (bases) => `ATG${bases}`),
  ],
  [
    ["has a start codon"],
    "EGFP without its start codon behind P2A",
    LENTI,
    replaced("EGFP", (bases) => bases.slice(3)),
  ],
  [
    ["has no stop codon", "ends every protein"],
    "EGFP with its stop codon in front of T2A",
    AIO,
    replaced("EGFP", (bases) => `${bases}TAA`),
  ],
  [
    ["reads every fused", "has one frame"],
    "an annotation of NLS that begins one base late",
    AIO,
    (exported) => {
      const longer = annotated("SpCas9", ({ end_bp }) => ({ end_bp: end_bp + 1 }))(exported);
      return annotated("NLS", ({ start_bp }) => ({ start_bp: start_bp + 1 }))(longer);
    },
  ],
  [
    ["ends every protein"],
    "Puro without its stop codon",
    AIO,
    replaced("Puro", (bases) => `${bases.slice(0, -3)}GCC`),
  ],
  [
    ["has one primer binding site", "has the ends of a lentiviral genome"],
    "2 nt between U5 and PBS",
    LENTI,
    replaced("Junction", () => "GG"),
  ],
  [
    ["has the polypurine tract", "has the ends of a lentiviral genome"],
    "no 3' PPT",
    LENTI,
    replaced("3' PPT", () => ""),
  ],
  [
    ["has the ends of a lentiviral genome"],
    "the shorter env fragment of another plasmid",
    LENTI,
    replaced("env fragment 3' of RRE", (bases) => bases.slice(0, 406)),
  ],
  [
    ["has the same ITR"],
    "two ITRs in the same direction",
    "KO-AV-ESXXXA-H00001",
    replaced("5' ITR", reverseComplement),
  ],
  [
    ["has the same ITR"],
    "a 5' ITR of 130 nt",
    "KO-AV-ESXXXA-H00001",
    replaced("5' ITR", (bases) => bases.slice(11)),
  ],
  [
    ["has both ends of the piggyBac"],
    "a stray base behind the 5' repeat",
    PB,
    replaced("5' PB repeat", (bases) => `${bases}A`),
  ],
  [
    ["has both ends of the piggyBac"],
    "ends without inner sequences",
    PB,
    replaced("3' PB inner sequence", () => ""),
  ],
  [
    ["has nothing between"],
    "a cloning site of the published plasmid in front of the promoter",
    LENTI,
    annotated("PEF1A", () => ({ name: "Junction" })),
  ],
  [
    ["has no direct repeat"],
    "WPRE in front of the cassette, too",
    LENTI,
    replaced("PEF1A", (bases) => `${basesOf("WPRE")}${bases}`),
  ],
  [
    ["starts every protein"],
    "an IRES without the base in front of its start codon",
    "OE-LV-EFXGPA-H00001 IRES",
    replaced("IRES", (bases) => bases.slice(0, -1)),
  ],
  [["has no 2A"], "P2A twice", "KO-PB-CMXGPK-H00001", replaced("T2A", () => basesOf("P2A"))],
  [
    ["has no 2A"],
    "bGH polyA twice",
    "IE-PB-T3XXPK-H00001",
    (exported) =>
      annotated("SV40 polyA", () => ({ name: "bGH polyA" }))(
        replaced("SV40 polyA", () => basesOf("bGH polyA"))(exported),
      ),
  ],
  [
    ["has a second guide", "has no direct repeat"],
    "two guides with the same scaffold",
    DELETION,
    replaced("gRNA 2", (bases) => `${bases.slice(0, 20)}${basesOf("SpCas9 scaffold")}`),
  ],
  [
    ["has a second guide", "has no direct repeat"],
    "two U6 promoters",
    DELETION,
    (exported) => annotated("7SK", () => ({ name: "U6" }))(replaced("7SK", () => basesOf("U6"))(exported)),
  ],
  [
    ["has no site of the enzyme"],
    "a template with the published resistance gene, which has a BsmBI site",
    "KO-LA-CMXXPC-XXXXXX",
    replaced("CAM", (bases) => publishedBases(bases, sequences.CmR?.recoded ?? [])),
  ],
];

const truthNames = Object.keys(SEQUENCE_TRUTHS);
const findTruth = (begin: string) => truthNames.find((each) => each.startsWith(begin));
const brokenTruths = (exported: Exported) => truthNames.filter((name) => !SEQUENCE_TRUTHS[name]?.(exported));

it("breaks every truth", () => {
  const broken = MISTAKES.flatMap(([begins]) => begins.map(findTruth));
  expect(truthNames.filter((truth) => !broken.includes(truth))).toEqual([]);
});

it.each(MISTAKES)("%j … are broken by %s in %s, and no others", (begins, _, subject, change) => {
  const [sku = "", marker] = subject.split(" ");
  const [exported] = exportKit(sku, { terminus: "C", ...(marker === "IRES" && { marker }) });
  if (!exported) throw new Error(`${sku} has no plasmid.`);

  expect(brokenTruths(exported)).toEqual([]);
  expect(brokenTruths(change(exported)).sort()).toEqual(begins.map(findTruth).sort());
});
