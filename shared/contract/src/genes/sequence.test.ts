import fc from "fast-check";
import { normalizeSequence, validateSequence } from "./sequence.ts";

const letters = fc.string({ unit: fc.constantFrom(..."ACGTURYSWKMBDHVNacgtn"), maxLength: 200 });
const gaps = fc.string({ unit: fc.constantFrom(..." \t\r\n0123456789"), maxLength: 20 });

it("ignores white space, digits and FASTA headers", () => {
  fc.assert(
    fc.property(letters, letters, gaps, (start, end, gap) => {
      expect(normalizeSequence(`>NM_000546.6 TP53, Zebrafish!\r\n${start}${gap}${end}`)).toBe(start + end);
    }),
  );
});

it("accepts IUPAC letters", () => {
  fc.assert(fc.property(letters, (sequence) => expect(validateSequence(sequence)).toBeUndefined()));
});

it("rejects any other letter", () => {
  for (const pasted of ["ACGZ", "ACG-", "MEEPQSDPSV", "<script>", "ACG>T", ">header\nACGé"])
    expect(validateSequence(pasted)).toBe("A gene sequence is written in IUPAC nucleotide letters");
});

it("counts only letters", () => {
  const longest = `>a long gene\n${"1 ACGTACGTAC\n".repeat(10_000)}`;
  expect(validateSequence(longest)).toBeUndefined();
  expect(validateSequence(`${longest}A`)).toBe("A gene sequence has at most 100,000 nucleotides");
});
