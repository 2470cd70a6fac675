import { annotated, exchanged, withParts } from "./testing/changed-kits.ts";
import { KIT_TRUTHS } from "./testing/kit-truths.ts";
import { expectBroken, listUnbroken, type Mistake } from "./testing/mistakes.ts";

/** Mistakes that were close at hand, or that drawings had once, each with the beginning of the truth that it breaks. */
const MISTAKES: Mistake[] = [
  [
    "fuses tag or fluorophore",
    "KT-SP-ENFGPA-H00001",
    "a fluorophore that P2A releases",
    exchanged(0, "FLAG|Linker", "FLAG|P2A"),
  ],
  [
    "fuses tag or fluorophore",
    "KT-SP-ENFGPA-H00001 N",
    "a marker whose P2A releases the tags from the gene",
    exchanged(0, "Puro|P2A|FLAG|Linker|EGFP|Linker", "FLAG|Linker|EGFP|P2A|Puro"),
  ],
  [
    "lists the proteins in the vector name",
    "KT-SP-ENFGPA-H00001 N",
    "the name of the C terminus",
    (kit) => ({
      ...kit,
      plasmids: kit.plasmids.map((each) => ({
        ...each,
        name: each.name.replace("Puro:P2A:FLAG:EGFP:hTP53", "FLAG:EGFP"),
      })),
    }),
  ],
  [
    "has a marker in every vector",
    "KO-LV-CMXXPA-H00001",
    "a guide vector without a marker",
    exchanged(1, "PGK|Kozak|Puro|", ""),
  ],
  [
    "has the chosen markers on the vector with the guide",
    "KO-LV-CMXXPA-H00001",
    "the chosen marker on the Cas vector",
    exchanged(0, "Blast", "Puro"),
  ],
  [
    "has no protein twice",
    "OE-SP-CMXXXA-000000",
    "EGFP as the frame and as the marker",
    exchanged(0, "(EGFP)", "(EGFP)|P2A|Control ORF (EGFP)"),
  ],
  [
    "has the guides of its nuclease",
    "KD-SP-CMXXXA-H00001",
    "a CasRx guide of the length of a Cas9 guide",
    annotated(1, "crRNA", (part) => ({ ...part, length_bp: 96 })),
  ],
  [
    "draws no promoter for Endogenous",
    "KI-SP-ENXXXA-H00001",
    "a part called Endogenous",
    exchanged(0, "P2A", "Endogenous"),
  ],
  [
    "lists the proteins in the vector name",
    "KO-SP-CMFXXA-H00001",
    "a tag on the other side in the name",
    (kit) => ({
      ...kit,
      plasmids: kit.plasmids.map((each) => ({
        ...each,
        name: each.name.replace("FLAG:SpCas9", "SpCas9:FLAG"),
      })),
    }),
  ],
  [
    "names the locus that a control edits",
    "KI-SP-PGXXPA-000000",
    "a control without a locus",
    (kit) => ({
      ...kit,
      plasmids: kit.plasmids.map((each) => ({ ...each, name: each.name.replace(/AAVS1.Rosa26/, "Ctrl") })),
    }),
  ],
  [
    "has the tag in frame",
    "KO-SP-CMFXXA-H00001",
    "a tag that P2A releases",
    exchanged(0, "FLAG|", "FLAG|P2A|"),
  ],
  [
    "has the tag in frame",
    "OE-SP-CMFXXA-H00001 C",
    "a tag at the other end",
    exchanged(0, "TP53 ORF|FLAG", "FLAG|TP53 ORF"),
  ],
  [
    "has no promoter twice",
    "OE-SP-PGXXPA-H00001 promoter",
    "the promoter of the gene for its marker, too",
    exchanged(0, "EFS", "PPGK"),
  ],
  [
    "lists the proteins in the vector name",
    "OE-LV-EFXXPA-H00001 promoter",
    "a marker with a promoter of its own at the beginning of the name",
    (kit) => ({
      ...kit,
      plasmids: kit.plasmids.map((each) => ({ ...each, name: "pLV[OE]-Puro-EF1A>hTP53" })),
    }),
  ],
  [
    "expresses every chosen marker",
    "KO-LV-CMXGPA-H00001",
    "the fluorophore on both vectors",
    exchanged(0, "Blast", "EGFP|T2A|Blast"),
  ],
  [
    "has the guides of its nuclease",
    "DL-SP-CMXXXA-H00001",
    "the same scaffold twice",
    annotated(1, "gRNA 2", (part) => ({ ...part, length_bp: 96 })),
  ],
  ["has one bacterial marker", "KO-SP-CMXXXA-H00001", "AmpR twice", exchanged(0, "|Amp|", "|Amp|Amp|")],
  [
    "has its parts in order",
    "KO-SP-CMXXXA-H00001",
    "two parts that overlap",
    annotated(0, "SpCas9", (part) => ({ ...part, length_bp: part.length_bp + 1 })),
  ],
  [
    "has no gap",
    "OE-LV-EFXXPA-H00001",
    "a cloning site between the cPPT and the promoter",
    (kit) =>
      withParts(kit, 0, (parts) => {
        const promoter = parts.findIndex(({ name }) => name === "PEF1A");
        return parts.map((part, i) => (i < promoter ? part : { ...part, start_bp: part.start_bp + 37 }));
      }),
  ],
  [
    "has a cloning site",
    "RI-LV-U6XXPA-XXXXXX",
    "a hairpin of unknown bases",
    (kit) => ({ ...kit, plasmids: kit.plasmids.map((each) => ({ ...each, known_bp: each.known_bp - 21 })) }),
  ],
  [
    "counts what is packaged or inserted",
    "OE-SP-CMXXXA-H00001",
    "a size that includes the backbone",
    (kit) => ({ ...kit, cargo: { ...kit.cargo, insert_bp: kit.plasmids[0]?.total_bp ?? 0 } }),
  ],
];

it("has a mistake for every truth", () => {
  expect(listUnbroken(KIT_TRUTHS, MISTAKES)).toEqual([]);
});

it.each(MISTAKES)("%s … is broken: %s with %s", (begin, subject, _, change) => {
  expectBroken(KIT_TRUTHS, begin, subject, change);
});
