import fc from "fast-check";
import { KRAS_4B } from "../../../../../testing/coding-sequences/sample.ts";
import { frameRefusal } from "./check-frame.ts";
import { readHeader } from "./read-header.ts";

const REFSEQ = readHeader("NM_1.1");
const ENSEMBL = readHeader("ENST1.1");

const sense = fc
  .array(fc.constantFrom(..."ACGT"), { minLength: 3, maxLength: 3 })
  .map((letters) => letters.join(""))
  .filter((codon) => !["TAA", "TAG", "TGA"].includes(codon));
const frame = fc
  .tuple(fc.array(sense), fc.constantFrom("TAA", "TAG", "TGA"))
  .map(([codons, stop]) => ["ATG", ...codons, stop]);

it("takes whole frames only", () => {
  expect(frameRefusal(KRAS_4B, REFSEQ)).toBeUndefined();
  fc.assert(
    fc.property(frame, fc.nat(), (codons, n) => {
      const bases = codons.join("");
      expect(frameRefusal(bases, ENSEMBL)).toBeUndefined();
      expect(frameRefusal(bases.slice(0, -3), ENSEMBL)).toBe("no stop codon at the end");
      expect(frameRefusal(bases.slice(1), ENSEMBL)).toBe("not whole codons");
      const at = 1 + (n % (codons.length - 1));
      const stopped = codons.toSpliced(at, 0, "TGA").join("");
      expect(frameRefusal(stopped, ENSEMBL)).toBe("a stop codon inside");
      expect(frameRefusal(stopped, { ...REFSEQ, hasSelenocysteine: true })).toMatch(/^a selenocysteine/);
      expect(frameRefusal(codons.toSpliced(at, 0, "NNN").join(""), ENSEMBL)).toMatch(/^letters other than/);
    }),
  );
});

it("takes another start codon only where the annotation is known to be complete", () => {
  const other = `CTG${KRAS_4B.slice(3)}`;

  expect(frameRefusal(other, REFSEQ)).toBeUndefined();
  expect(frameRefusal(other, ENSEMBL)).toBe("no start codon");
  expect(frameRefusal(other, { ...REFSEQ, isPartial: true })).toBe("no start codon");
  expect(frameRefusal(`GCC${KRAS_4B.slice(3)}`, REFSEQ)).toBe("no start codon");
});
