import fc from "fast-check";
import { isCompleteCodingSequence } from "./coding-sequence.ts";
import { isPastedText, readPastedSequence } from "./pasted-sequence.ts";

const CODING = "ATGGAGGAGCCGCAGTCAGATCCTTGA";
const PROTEIN = "MEEPQSDPSVEPPLSQETFSDLWKLLPENNVLSPLPSQAMDDLMLSPDDI";

it.each([
  ["bases in lower case", CODING.toLowerCase()],
  ["lines", "ATGGAGGAGCCGCAG\r\nTCAGATCCTTGA\n"],
  ["GenBank lines", "  1 atggaggagc cgcagtcaga tccttga"],
  ["RNA", CODING.replaceAll("T", "U")],
  ["marked ends", `5′-${CODING}-3′`],
])("reads %s", (_, text) => {
  expect(readPastedSequence(text)).toEqual({ kind: "nucleotide", letters: CODING, name: undefined });
});

it.each(["\n", "\r\n", " "])("reads a FASTA record with %j for its line breaks", (lineBreak) => {
  const header = "NM_000546.6 Homo sapiens tumor protein p53 (TP53), transcript variant A, mRNA";
  const lines = [`>${header}`, CODING.slice(0, 15), CODING.slice(15)];
  expect(readPastedSequence(lines.join(lineBreak))).toEqual({
    kind: "nucleotide",
    letters: CODING,
    name: header,
  });
});

it("reads proteins, with a header and in blocks", () => {
  const protein = { kind: "protein", letters: PROTEIN };
  expect(readPastedSequence(PROTEIN)).toMatchObject(protein);
  expect(readPastedSequence(`>sp|P04637|P53_HUMAN Cellular tumor antigen ${PROTEIN}`)).toMatchObject(protein);
  expect(readPastedSequence(`1 ${PROTEIN.toLowerCase().match(/.{10}/g)?.join(" ")}`)).toMatchObject({
    kind: "protein",
    letters: PROTEIN.slice(0, 50),
  });
});

it.each([
  "TP53",
  "GACTTACG",
  "KO-SP-CMXXXA-H00001",
  "CMXXPC",
  "gene therapy lentiviral packaging plasmid that makes a titer",
  "cat tag act gag tac gata tat cat tag act gag tac",
  "how do I knock out EGFR in HEK293 cells",
  "> 200 bp",
  ">",
  "",
  "epidermal growth factor receptor ".repeat(20),
])("takes %j for words", (text) => {
  expect(readPastedSequence(text)).toBeUndefined();
});

it("reads every sequence of at least 20 bases", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ACGTN"), minLength: 20 }), (bases) => {
      expect(readPastedSequence(bases)).toMatchObject({ kind: "nucleotide", letters: bases });
    }),
  );
});

it("tells sequences and long texts from queries", () => {
  expect(isPastedText(CODING)).toBe(true);
  expect(isPastedText("z".repeat(201))).toBe(true);
  expect(isPastedText("z".repeat(200))).toBe(false);
});

it.each([
  [CODING, true],
  ["ATGTAA", true],
  [CODING.slice(0, -3), false],
  [CODING.slice(1), false],
  [`ATGTGA${CODING.slice(3)}`, false],
  [CODING.replace("GAG", "GNG"), false],
])("says whether %s is a complete coding sequence: %s", (bases, isComplete) => {
  expect(isCompleteCodingSequence(bases)).toBe(isComplete);
});
