import { annotated, exchanged, withParts } from "./testing/changed-kits.ts";
import { expectBroken, listUnbroken, type Mistake } from "./testing/mistakes.ts";
import { TRANSCRIPTION_TRUTHS } from "./testing/transcription-truths.ts";
import { TRANSLATION_TRUTHS } from "./testing/translation-truths.ts";

const TRUTHS = { ...TRANSCRIPTION_TRUTHS, ...TRANSLATION_TRUTHS };

/** Mistakes that were close at hand, or that drawings had once, each with the beginning of the truth that it breaks. */
const MISTAKES: Mistake[] = [
  [
    "keeps everything but the backbone",
    "KI-SP-PGXXPA-H00001",
    "a polyA outside the right homology arm",
    exchanged(0, "bGH polyA|Right homology arm", "Right homology arm|bGH polyA"),
  ],
  [
    "has a promoter, a product and a terminator",
    "KT-SP-PGFGPA-H00001",
    "a fusion without a terminator before the next promoter",
    exchanged(0, "FLAG|Stop codon|bGH polyA", "FLAG|Stop codon"),
  ],
  [
    "has an external promoter",
    "OE-LV-EFXXPA-H00001",
    "a lentiviral genome without a promoter",
    exchanged(0, "RSV|", ""),
  ],
  [
    "has no polyA signal between LTRs",
    "OE-LV-EFXXPA-H00001",
    "a polyA before WPRE",
    exchanged(0, "WPRE", "bGH polyA|WPRE"),
  ],
  [
    "has a promoter, a product and a terminator",
    "IE-PB-T3XXPK-H00001",
    "a TRE transcript that runs into rtTA",
    exchanged(0, "TP53 ORF|bGH polyA", "TP53 ORF"),
  ],
  [
    "has a promoter, a product and a terminator",
    "KO-SP-CMXXXA-H00001",
    "a guide without a terminator",
    exchanged(1, "|T6", ""),
  ],
  [
    "has no terminator that ends nothing",
    "RI-SP-U6XXXA-H00001",
    "a polyA behind a Pol III transcript",
    exchanged(0, "|f1 ori", "|bGH polyA|f1 ori"),
  ],
  [
    "transcribes every product",
    "KT-SP-ENFXPA-H00001",
    "a marker without a promoter",
    exchanged(1, "|f1 ori", "|Puro|f1 ori"),
  ],
  [
    "has no marker behind an inducible promoter",
    "IE-LA-T3XGXC-H00001",
    "the only marker behind TRE3G",
    (kit) => exchanged(0, "rtTA|P2A|EGFP", "rtTA")(exchanged(0, "TP53 ORF", "TP53 ORF|P2A|EGFP")(kit)),
  ],
  [
    "has a bacterial promoter",
    "KO-SP-CMXXXA-H00001",
    "a bacterial marker without a promoter",
    exchanged(0, "|AmpR promoter", ""),
  ],
  [
    "has a bacterial promoter",
    "KO-SP-CMXXXA-H00001",
    "a bacterial promoter that reads away from its marker",
    annotated(0, "AmpR promoter", (part) => ({ ...part, strand: 1 })),
  ],
  [
    "has the guide directly",
    "KO-SP-CMXXXA-H00001",
    "a Kozak sequence between U6 and the guide",
    exchanged(1, "U6|gRNA", "U6|Kozak|gRNA"),
  ],
  [
    "reads everything in the direction",
    "KO-AV-CMXXXA-H00001",
    "two ITRs in the same direction",
    (kit) => withParts(kit, 0, (parts) => parts.map((part) => ({ ...part, strand: 1 }))),
  ],
  [
    "reads everything in the direction",
    "OE-LV-EFXXPA-H00001",
    "the bacterial part of a plain plasmid in a lentiviral vector",
    (kit) =>
      withParts(kit, 0, (parts) =>
        parts.map((part) => (/^(ori|Amp|AmpR promoter)$/.test(part.name) ? { ...part, strand: -1 } : part)),
      ),
  ],
  [
    "starts translation once",
    "KO-SP-CMXXXA-H00001",
    "a nuclease without a Kozak sequence",
    exchanged(0, "Kozak|", ""),
  ],
  [
    "starts translation once",
    "KT-SP-ENFXXA-H00001",
    "a start codon between the gene and its tag",
    exchanged(0, "Linker|FLAG", "Kozak and start codon|Linker|FLAG"),
  ],
  [
    "gives a start codon",
    "KO-SP-CMFXXA-H00001",
    "a tag without a start codon",
    exchanged(0, "Kozak and start codon", "Kozak"),
  ],
  [
    "keeps everything that is fused",
    "KO-SP-CMXGXA-H00001",
    "a P2A of 56 bp",
    annotated(0, "P2A", (part) => ({ ...part, length_bp: 56 })),
  ],
  [
    "is translated to a stop codon",
    "KO-SP-CMXGPA-H00001",
    "the stop codon of EGFP in front of Puro",
    annotated(0, "EGFP", (part) => ({ ...part, length_bp: 720 })),
  ],
  [
    "is translated to a stop codon",
    "KO-SP-CMXXXA-H00001",
    "a nuclease that reads into the polyA signal",
    exchanged(0, "Stop codon|", ""),
  ],
  [
    "is translated to a stop codon",
    "KT-SP-ENFXXA-H00001 N",
    "a stop codon in front of the gene",
    exchanged(0, "Linker|Right", "Linker|Stop codon|Right"),
  ],
  [
    "releases only separate proteins",
    "KO-SP-CMXXXA-H00001",
    "a P2A with nothing behind it",
    exchanged(0, "NLS|", "NLS|P2A|"),
  ],
  [
    "has an IRES between",
    "OE-LV-EFXGPA-H00001 IRES",
    "a marker by IRES that 2A releases",
    exchanged(0, "IRES", "P2A"),
  ],
  [
    "has an IRES between",
    "IE-LV-T3XGPA-H00001 gene 2A",
    "an IRES that is not chosen",
    exchanged(0, "P2A", "IRES"),
  ],
  [
    "starts translation once",
    "OE-LV-EFXGPA-H00001 IRES",
    "a Kozak sequence between the IRES and its start codon",
    exchanged(0, "IRES|", "IRES|Kozak|"),
  ],
  [
    "is translated to a stop codon",
    "OE-LV-EFXXPA-H00001 IRES",
    "a gene without its stop codon in front of an IRES",
    annotated(0, "TP53 ORF", (part) => ({ ...part, length_bp: 1179 })),
  ],
  [
    "has the markers of an overexpressed gene",
    "OE-LV-EFXXPA-H00001 promoter",
    "a 2A in place of the promoter of the marker",
    exchanged(0, "PGK|Kozak|Puro", "P2A|Puro"),
  ],
  [
    "has no marker behind an inducible promoter",
    "IE-PB-T3XGPK-H00001 gene",
    "a reporter that marks every cell",
    (kit) => exchanged(0, "rtTA|", "rtTA|P2A|EGFP|")(exchanged(0, "TP53 ORF|P2A|EGFP", "TP53 ORF")(kit)),
  ],
  [
    "has the guide directly",
    "IR-LA-T3XGPC-H00001 gene",
    "a hairpin in front of the reporter",
    exchanged(0, "Kozak|EGFP|miR30-shRNA", "miR30-shRNA|Kozak|EGFP"),
  ],
  ["has P2A first", "KO-LA-ESXGPC-H00001", "P2A twice", exchanged(0, "T2A", "P2A")],
  ["has P2A first", "IE-PB-T3XXPK-H00001", "bGH polyA twice", exchanged(0, "SV40 polyA", "bGH polyA")],
  [
    "gives a start codon",
    "KO-AV-ESXXXA-H00001",
    "SaCas9, whose sequence has none, behind a Kozak sequence alone",
    exchanged(0, "Kozak and start codon", "Kozak"),
  ],
];

it("has a mistake for every truth", () => {
  expect(listUnbroken(TRUTHS, MISTAKES)).toEqual([]);
});

it.each(MISTAKES)("%s … is broken: %s with %s", (begin, subject, _, change) => {
  expectBroken(TRUTHS, begin, subject, change);
});
