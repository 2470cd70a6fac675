import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../testing/designs.ts";
import { designFromCodes } from "./resolve-design.ts";
import { CONTROL } from "./target.ts";
import { partNames, withParts } from "./testing/changed-kits.ts";
import { aKit, type Kit } from "./testing/every-kit.ts";
import { KIT_TRUTHS } from "./testing/kit-truths.ts";
import { TRANSCRIPTION_TRUTHS } from "./testing/transcription-truths.ts";
import { TRANSLATION_TRUTHS } from "./testing/translation-truths.ts";

const TRUTHS = { ...TRANSCRIPTION_TRUTHS, ...TRANSLATION_TRUTHS, ...KIT_TRUTHS };

/** Drawings as they were sold once, each with the truth that it breaks. */
describe("a truth is broken by", () => {
  it.each<[string, string, string, (kit: Kit) => Kit]>([
    [
      "keeps everything but the backbone",
      "KI-SP-PGXXPA-H00001",
      "a polyA outside the right homology arm",
      partNames(0, (names) => names.replace("polyA|Right homology arm", "Right homology arm|polyA")),
    ],
    [
      "has a promoter, a product and a terminator",
      "KT-SP-PGFGPA-H00001",
      "a fusion without a terminator before the next promoter",
      partNames(0, (names) => names.replace("FLAG|Stop codon|polyA", "FLAG|Stop codon")),
    ],
    [
      "fuses tag or fluorophore",
      "KT-SP-ENFGPA-H00001",
      "a fluorophore that P2A releases",
      partNames(0, (names) => names.replace("FLAG|Linker", "FLAG|P2A")),
    ],
    [
      "fuses tag or fluorophore",
      "KT-SP-ENFGPA-H00001 N",
      "a marker whose P2A releases the tags from the gene",
      partNames(0, (names) => names.replace("Puro|P2A|FLAG|Linker|EGFP|Linker", "FLAG|Linker|EGFP|P2A|Puro")),
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
      "has an external promoter",
      "OE-LV-EFXXPA-H00001",
      "a lentiviral genome without a promoter",
      partNames(0, (names) => names.replace("RSV|", "")),
    ],
    [
      "has no polyA signal between LTRs",
      "OE-LV-EFXXPA-H00001",
      "a polyA before WPRE",
      partNames(0, (names) => names.replace("WPRE", "polyA|WPRE")),
    ],
    [
      "has a marker in every vector",
      "KO-LV-CMXXPA-H00001",
      "a guide vector without a marker",
      partNames(1, (names) => names.replace("PGK|Kozak|Puro|", "")),
    ],
    [
      "has the chosen markers on the vector with the guide",
      "KO-LV-CMXXPA-H00001",
      "the chosen marker on the Cas vector",
      partNames(0, (names) => names.replace("Blast", "Puro")),
    ],
    [
      "has a promoter, a product and a terminator",
      "IE-PB-T3XXPK-H00001",
      "a TRE transcript that runs into rtTA",
      partNames(0, (names) => names.replace("TP53 ORF|polyA", "TP53 ORF")),
    ],
    [
      "has a promoter, a product and a terminator",
      "KO-SP-CMXXXA-H00001",
      "a guide without a terminator",
      partNames(1, (names) => names.replace("|T6", "")),
    ],
    [
      "has no terminator that ends nothing",
      "RI-SP-U6XXXA-H00001",
      "a polyA behind a Pol III transcript",
      partNames(0, (names) => names.replace("|AmpR", "|polyA|AmpR")),
    ],
    [
      "transcribes every product",
      "KT-SP-ENFXPA-H00001",
      "a marker without a promoter",
      partNames(1, (names) => names.replace("|AmpR", "|Puro|AmpR")),
    ],
    [
      "has no marker behind an inducible promoter",
      "IE-LA-T3XGXC-H00001",
      "the only marker behind TRE3G",
      partNames(0, (names) =>
        names.replace("TP53 ORF", "TP53 ORF|P2A|EGFP").replace("rtTA|P2A|EGFP", "rtTA"),
      ),
    ],
    [
      "has no protein twice",
      "OE-SP-CMXXXA-000000",
      "EGFP as the frame and as the marker",
      partNames(0, (names) => names.replace("(EGFP)", "(EGFP)|P2A|Control ORF (EGFP)")),
    ],
    [
      "has the guides of its nuclease",
      "KD-SP-CMXXXA-H00001",
      "a CasRx guide of the length of a Cas9 guide",
      (kit) =>
        withParts(kit, 1, (parts) =>
          parts.map((part) => (part.name === "crRNA" ? { ...part, length_bp: 96 } : part)),
        ),
    ],
    [
      "draws no promoter for Endogenous",
      "KI-SP-ENXXXA-H00001",
      "a part called Endogenous",
      partNames(0, (names) => names.replace("P2A", "Endogenous")),
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
      "has a bacterial promoter",
      "KO-SP-CMXXXA-H00001",
      "a bacterial marker without a promoter",
      partNames(0, (names) => names.replace("AmpR promoter|", "")),
    ],
    [
      "has the guide directly",
      "KO-SP-CMXXXA-H00001",
      "a Kozak sequence between U6 and the guide",
      partNames(1, (names) => names.replace("U6|gRNA", "U6|Kozak|gRNA")),
    ],
    [
      "reads everything in the direction",
      "KO-AV-CMXXXA-H00001",
      "two ITRs in the same direction",
      (kit) => withParts(kit, 0, (parts) => parts.map((part) => ({ ...part, strand: 1 }))),
    ],
    [
      "starts translation once",
      "KO-SP-CMXXXA-H00001",
      "a nuclease without a Kozak sequence",
      partNames(0, (names) => names.replace("Kozak|", "")),
    ],
    [
      "starts translation once",
      "KT-SP-ENFXXA-H00001",
      "a start codon between the gene and its tag",
      partNames(0, (names) => names.replace("Linker|FLAG", "Kozak and start codon|Linker|FLAG")),
    ],
    [
      "gives a start codon",
      "KO-SP-CMFXXA-H00001",
      "a tag without a start codon",
      partNames(0, (names) => names.replace("Kozak and start codon", "Kozak")),
    ],
    [
      "keeps everything that is fused",
      "KO-SP-CMXGXA-H00001",
      "a P2A of 56 bp",
      (kit) =>
        withParts(kit, 0, (parts) =>
          parts.map((part) => (part.name === "P2A" ? { ...part, length_bp: 56 } : part)),
        ),
    ],
    [
      "is translated to a stop codon",
      "KO-SP-CMXGPA-H00001",
      "the stop codon of EGFP in front of Puro",
      (kit) =>
        withParts(kit, 0, (parts) =>
          parts.map((part) => (part.name === "EGFP" ? { ...part, length_bp: 720 } : part)),
        ),
    ],
    [
      "is translated to a stop codon",
      "KO-SP-CMXXXA-H00001",
      "a nuclease that reads into the polyA signal",
      partNames(0, (names) => names.replace("Stop codon|", "")),
    ],
    [
      "is translated to a stop codon",
      "KT-SP-ENFXXA-H00001 N",
      "a stop codon in front of the gene",
      partNames(0, (names) => names.replace("Linker|Right", "Linker|Stop codon|Right")),
    ],
    [
      "counts what is packaged or inserted",
      "OE-SP-CMXXXA-H00001",
      "a size that includes the backbone",
      (kit) => ({ ...kit, cargo: { ...kit.cargo, insert_bp: kit.plasmids[0]?.total_bp ?? 0 } }),
    ],
  ])("%s: %s with %s", (begin, subject, _, change) => {
    const truth = Object.keys(TRUTHS).find((each) => each.startsWith(begin)) ?? "";
    const [sku = "", terminus] = subject.split(" ");
    const codes = parseSku(sku);
    if (!codes) throw new Error(`${sku} cannot be parsed.`);
    const design = designFromCodes(codes, codes.target === CONTROL.number ? CONTROL : aGene());
    const kit = aKit(design, terminus === "N" ? terminus : undefined);

    expect(TRUTHS[truth]?.(kit)).toBe(true);
    expect(TRUTHS[truth]?.(change(kit))).toBe(false);
  });
});
