import { spawnSync } from "node:child_process";
import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import { CONTROL, TEMPLATE } from "../target.ts";
import { listWrittenFeatures, type WrittenFeature } from "../testing/written-features.ts";
import { toAscii } from "./ascii-lines.ts";
import { writeFasta } from "./fasta.ts";
import { writeGenbank } from "./genbank.ts";
import { kitSequences } from "./kit-sequences.ts";
import { locusName } from "./names.ts";

/** That of Debian, whose package python3-biopython is the reader. */
const PYTHON = "/usr/bin/python3";
const hasBiopython = spawnSync(PYTHON, ["-c", "import Bio.SeqIO"]).status === 0;
if (!hasBiopython) {
  console.info("Skipped: the reading by Biopython needs the Debian package python3-biopython.");
}

/**
 * Prints what Biopython reads. A translation that it does not compute itself is an error, as every warning is, and so is a frame
 * without a start or stop codon that is not open at this end.
 */
const READER = `
import io, json, sys
from Bio import SeqIO
from Bio.SeqFeature import AfterPosition, BeforePosition
given = json.load(sys.stdin)
def feature(record, f):
    claimed = f.qualifiers.get("translation", [None])[0]
    if claimed is not None:
        computed = str(f.extract(record.seq).translate())
        assert computed.rstrip("*") == claimed, f
        assert computed.startswith("M") or isinstance(f.location.start, BeforePosition), f
        assert computed.endswith("*") or isinstance(f.location.end, AfterPosition), f
    return dict(type=f.type, start=int(f.location.start) + 1, end=int(f.location.end), strand=f.location.strand,
                label=f.qualifiers.get("label", [""])[0], note=f.qualifiers.get("note", [""])[0],
                regulatoryClass=f.qualifiers.get("regulatory_class", [""])[0],
                bases=str(f.extract(record.seq)), isTranslated=claimed is not None)
json.dump(dict(
    genbank=[dict(name=r.name, bases=str(r.seq), topology=r.annotations["topology"], division=r.annotations["data_file_division"],
                  molecule=r.annotations["molecule_type"], date=r.annotations["date"], comment=r.annotations["comment"],
                  accessions=r.annotations.get("accessions", []), features=[feature(r, f) for f in r.features])
             for r in SeqIO.parse(io.StringIO(given["genbank"]), "genbank")],
    fasta=[dict(name=r.id, bases=str(r.seq)) for r in SeqIO.parse(io.StringIO(given["fasta"]), "fasta")]), sys.stdout)
`;

interface Read {
  genbank: { name: string; bases: string; comment: string; features: ReadFeature[] }[];
  fasta: { name: string; bases: string }[];
}
type ReadFeature = WrittenFeature & { bases: string };

function readByBiopython(genbank: string, fasta: string): Read {
  const input = JSON.stringify({ genbank, fasta });
  const { status, stdout, stderr } = spawnSync(PYTHON, ["-W", "error", "-c", READER], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return JSON.parse(stdout);
}

const GUIDE = { source: "own" as const, sequences: ["GAAAACCCTTCTGAAAGTTC"] };
const GUIDES = { source: "own" as const, sequences: ["GAAAACCCTTCTGAAAGTTC", "CCGATCGATCGATTAGCATC"] };
const INSERT = { source: "sequence" as const, name: "An insert", sequence: "ATGGCCAAGTAA" };

/** A kit of each function, in every structure, with what a line may specify. */
const KITS: [sku: string, specification: Specification | null][] = [
  ["KO-SP-CMXXXA-H00001", null],
  ["KO-AV-ESXXXA-H00001", { guide: { source: "own", sequences: ["GAAAACCCTTCTGAAAGTTCA"] } }],
  ["CA-LA-CMXXPC-XXXXXX", null],
  ["CI-LV-EFXGPC-000000", { guide: GUIDE }],
  ["KD-PB-CMXXPA-H00001", null],
  ["DL-LA-EFXBEC-H00001", { guide: GUIDES }],
  ["KI-SP-PGXXPA-H00001", { insert: INSERT, guide: GUIDE }],
  ["KT-SP-ENFGPA-H00001", { terminus: "N" }],
  ["OE-AV-CMXGXA-H00001", null],
  ["OE-SP-CMZXXA-H00001", { custom_tag: { sequence: "ATGGCCGCC" } }],
  ["IE-LV-T3XGPC-H00001", null],
  ["RI-LV-U6XGPC-H00001", { guide: { source: "own", sequences: ["GAAAACCCTTCTGAAAGTTCA"] } }],
  ["KO-LV-CMXXBA-H00001", null],
  ["CA-SP-EFXGNA-H00001", null],
  ["DL-AV-ESXXXA-H00001", null],
  ["KI-AV-ENXGXA-H00001", { insert: INSERT }],
  ["KT-AV-PGFGXA-H00001", { terminus: "C" }],
  ["IE-PB-T3FGPK-H00001", null],
  ["IR-LA-T3XGPC-000000", null],
  ["IR-PB-HTXXNA-H00001", null],
];

function kitOf(sku: string, specification: Specification | null) {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const target = { "000000": CONTROL, XXXXXX: TEMPLATE }[codes.target] ?? aGene();
  return kitSequences(designFromCodes(codes, target), specification);
}

/** Lines break at spaces and hyphens, and readers join them by a space. */
const withoutSpaces = (feature: ReadFeature): ReadFeature => ({
  ...feature,
  label: unspaced(feature.label),
  note: unspaced(feature.note),
});
const unspaced = (text: string) => toAscii(text).replaceAll(/\s/g, "");

(hasBiopython ? it : it.skip).each(KITS)("reads %s without a warning", (sku, specification) => {
  const kit = kitOf(sku, specification);

  const { genbank, fasta } = readByBiopython(writeGenbank(kit, "2026-11-23"), writeFasta(kit));

  const records = kit.plasmids.map(({ bases }, i) => ({ name: locusName(kit, i), bases }));
  expect(fasta).toEqual(records);
  expect(genbank).toMatchObject(
    records.map((record) => ({
      ...record,
      ...{ topology: "circular", division: "SYN", molecule: "DNA", date: "23-NOV-2026", accessions: [] },
      comment: expect.stringMatching(/^Design sequence, not as built\.\n/),
    })),
  );
  for (const [i, plasmid] of kit.plasmids.entries()) {
    const found = genbank[i]?.features.slice(1) ?? [];
    expect(found.map(withoutSpaces)).toEqual(
      listWrittenFeatures(plasmid).map((feature) => {
        const read = plasmid.bases.slice(feature.start - 1, feature.end);
        const bases = feature.strand === 1 ? read : reverseComplement(read);
        return withoutSpaces({ ...feature, bases });
      }),
    );
  }
});
