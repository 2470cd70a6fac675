import fc from "fast-check";
import { lettersOf, sequenceProblem } from "./sequence.ts";

const letters = fc.string({ unit: fc.constantFrom(..."ACGTURYSWKMBDHVNacgtn"), maxLength: 200 });
const gaps = fc.string({ unit: fc.constantFrom(..." \t\r\n0123456789"), maxLength: 20 });

it("ignores white space, digits and a FASTA header, wherever the lines break", () => {
  fc.assert(
    fc.property(letters, letters, gaps, (one, other, gap) => {
      expect(lettersOf(`>NM_000546.6 TP53, Zebrafish!\r\n${one}${gap}${other}`)).toBe(one + other);
    }),
  );
});

it("finds nothing wrong with IUPAC letters", () => {
  fc.assert(fc.property(letters, (sequence) => expect(sequenceProblem(sequence)).toBeUndefined()));
});

it("finds any other letter", () => {
  for (const pasted of ["ACGZ", "ACG-", "MEEPQSDPSV", "<script>", "ACG>T", ">header\nACGé"])
    expect(sequenceProblem(pasted)).toBe("A gene sequence is written in IUPAC nucleotide letters");
});

it("counts the letters only", () => {
  const most = `>a long gene\n${"1 ACGTACGTAC\n".repeat(10_000)}`;
  expect(sequenceProblem(most)).toBeUndefined();
  expect(sequenceProblem(`${most}A`)).toBe("A gene sequence has at most 100,000 nucleotides");
});
