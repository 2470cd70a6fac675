import fc from "fast-check";
import { reverseComplement } from "./bases.ts";
import { readFrameFile, readSequenceFile } from "./read-sequence-file.ts";

const ORF = `ATG${"GCC".repeat(30)}TAA`;

function genbank(bases: string, features: string[] = [], length = bases.length) {
  const origin = (bases.toLowerCase().match(/.{1,60}/g) ?? []).map(
    (line, i) => `${String(i * 60 + 1).padStart(9)} ${line.match(/.{1,10}/g)?.join(" ")}`,
  );
  return [
    `LOCUS       pMine ${length} bp    DNA     circular SYN 23-NOV-2026`,
    "FEATURES             Location/Qualifiers",
    ...features,
    "ORIGIN",
    ...origin,
    "//",
    "",
  ].join("\n");
}
const cds = (location: string) => [`     CDS             ${location}`, '                     /label="KRAS"'];

it.each([
  ["FASTA with lower case and Windows line ends", `>KRAS G12V\r\n${ORF.toLowerCase()}\r\n`, "KRAS G12V", ORF],
  [
    "FASTA with mixed case and line numbers",
    `>KRAS G12V\n1 ${ORF.slice(0, 60)}\n61 ${ORF.slice(60).toLowerCase()}\n`,
    "KRAS G12V",
    ORF,
  ],
  ["GenBank without a coding sequence", genbank(ORF), "pMine", ORF],
  ["one coding sequence", genbank(`GG${ORF}CC`, cds(`3..${ORF.length + 2}`)), "pMine", ORF],
  [
    "one on the other strand",
    genbank(`GG${reverseComplement(ORF)}C`, cds(`complement(3..${ORF.length + 2})`)),
    "pMine",
    ORF,
  ],
])("reads the frame of %s", (_, file, name, bases) => {
  expect(readFrameFile(file)).toEqual({ name, bases });
});

it.each([
  ["two FASTA records", ">a\nATG\n>b\nATG", "The file has 2 records. Please give a file with one sequence."],
  ["two GenBank records", genbank(ORF) + genbank(ORF), "The file has 2 records."],
  ["a wrong length", genbank(ORF, [], 720), "The file says that its sequence has 720 bp, but it has 96."],
  [
    "a joined location",
    genbank(ORF, cds("join(1..30,\n                     40..96)")),
    "is joined from several parts",
  ],
  ["two coding sequences", genbank(ORF, [...cds("1..30"), ...cds("31..96")]), "has 2 coding sequences (CDS)"],
  ["a location outside", genbank(ORF, cds("1..99")), "ends at 99, but its sequence has 96 bases."],
  ["an incomplete location", genbank(ORF, cds("<1..96")), "at <1..96, which is not one complete region"],
  ["a protein", "LOCUS  P01116  189 aa\nORIGIN\n        1 mteyk\n//\n", "The file has a protein."],
  ["no sequence", "LOCUS       x\n//\n", "The file has no sequence"],
  ["a header only", ">KRAS G12V\n", "The file has a header, but no bases."],
  ["an empty record", "LOCUS       x 0 bp\nORIGIN\n//\n", "The file has a header, but no bases."],
  ["another format", "PK\u0003\u0004", "The file is neither GenBank (LOCUS …) nor FASTA (>…)."],
])("refuses %s in a sentence", (_, file, message) => {
  expect(() => readFrameFile(file)).toThrow(message);
});

it("never fails otherwise, whatever the file", () => {
  const isRead = (text: string) => {
    try {
      return readSequenceFile(text) !== undefined;
    } catch (error) {
      return error instanceof Error && error.name === "SequenceFileError";
    }
  };
  const pieces = fc.constantFrom(
    ">a\n",
    "LOCUS x 3 bp\n",
    "ORIGIN\n",
    "     CDS   1..3\n",
    "//\n",
    "atg\n",
    "1 ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join("")),
      ),
      (text) => {
        expect(isRead(text)).toBe(true);
      },
    ),
  );
});
