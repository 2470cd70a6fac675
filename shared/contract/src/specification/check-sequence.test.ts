import fc from "fast-check";
import { START_CODONS, STOP_CODONS } from "../sequences/codons.ts";
import {
  codingProblem,
  insertProblem,
  insertWarnings,
  normalizeBases,
  orfProblem,
  sequenceProblem,
} from "./check-sequence.ts";

const bases = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 1, maxLength: 300 });

it("reads lower case, line breaks, line numbers and one FASTA header", () => {
  fc.assert(
    fc.property(bases, bases, (start, end) => {
      const pasted = `>insert 1, 720 bp\r\n  1 ${start.toLowerCase()}\r\n 61 ${end}\n`;
      expect(sequenceProblem(pasted)).toBeUndefined();
      expect(normalizeBases(pasted)).toBe(start + end);
    }),
  );
});

it("names the first invalid character and its position among the bases", () => {
  fc.assert(
    fc.property(bases, fc.constantFrom(..."NRYXé-*>"), bases, (start, character, end) => {
      const problem = sequenceProblem(`>header\n${start}\n 1 ${character}${end}`);
      if (character === ">") expect(problem).toBeDefined();
      else {
        const position = start.length + 1;
        expect(problem).toBe(
          `The sequence has "${character.toUpperCase()}" at position ${position}. Only A, C, G and T are accepted.`,
        );
      }
    }),
  );
});

it.each([
  ["\u200b", "U+200B"],
  ["\u00ad", "U+00AD"],
  ["\u0301", "U+0301"],
])("names an invisible character by its code point: %j", (character, codePoint) => {
  expect(sequenceProblem(`ACG${character}T`)).toBe(
    `The sequence has the invisible character ${codePoint} at position 4. Only A, C, G and T are accepted.`,
  );
});

it("asks to write RNA as DNA", () => {
  expect(sequenceProblem("acgu")).toBe(
    'The sequence has "U" at position 4. Please write RNA as DNA, with T instead of U.',
  );
});

it.each([">a\nACGT\n>b\nACGT", "ACGT\n>b\nACGT"])("accepts only one FASTA record: %j", (pasted) => {
  expect(sequenceProblem(pasted)).toBe("The sequence has several FASTA records. Please paste one sequence.");
});

it("accepts 20,000 bases and not more", () => {
  expect(sequenceProblem(`>long\n${"ACGTACGTAC\n".repeat(2000)}`)).toBeUndefined();
  expect(sequenceProblem("A".repeat(20_001))).toBe(
    "The sequence has 20,001 bases. At most 20,000 are accepted.",
  );
});

it("says that nothing was pasted", () => {
  for (const pasted of ["", " \n", ">only a header"])
    expect(sequenceProblem(pasted)).toBe("The sequence is empty. Please paste its bases: A, C, G and T.");
});

describe("an insert", () => {
  const fused = { is_fused: true };
  it("may be anything that is not fused", () => {
    expect(insertProblem("TAAC", { is_fused: false })).toBeUndefined();
    expect(insertProblem("TAAC", {})).toBeUndefined();
  });

  it("is a whole reading frame if it is fused", () => {
    expect(insertProblem("ATGGCC", fused)).toBeUndefined();
    expect(insertProblem("ATGG", fused)).toBe(
      "The insert has 4 bases. A fused insert is a reading frame: its length must be a multiple of 3.",
    );
  });

  it("has no stop codon in its frame if it is fused", () => {
    expect(insertProblem("ATGGCCTAA", fused)).toBe(
      "The insert has the stop codon TAA at position 7. Please leave it out, so that the fusion is translated.",
    );
    expect(insertProblem("ATGTGAGCC", fused)).toBe(
      "The insert has the stop codon TGA at position 4. A fused insert is a reading frame without stop codons. Please check its frame.",
    );
    // TAA out of frame.
    expect(insertProblem("ATTAAG", fused)).toBeUndefined();
  });
});

describe("an insert behind the promoter of the design", () => {
  const plain = { is_expressed: true, is_fused: false, is_in_frame: false };
  const joined = { is_expressed: true, is_fused: true, is_in_frame: true };

  it("is warned of without ATG", () => {
    expect(insertWarnings("GTGAGC", plain)).toEqual([expect.stringContaining("it may not be translated")]);
    expect(insertWarnings("GTGAGC", joined)).toEqual([
      "The insert does not begin with ATG: a start codon is put in front of it.",
    ]);
    expect(insertWarnings("atg gtg agc taa", plain)).toEqual([]);
  });

  it("is warned of a stop codon inside, where it is not refused", () => {
    expect(insertWarnings("ATGTAGAGCTAA", plain)).toEqual([
      "The insert has the stop codon TAG at position 4, where translation from its ATG ends.",
    ]);
    expect(insertWarnings("ATGTAGAGCTAA", joined)).toEqual([]);
  });

  it("is not warned of where the gene reads it", () => {
    expect(insertWarnings("GTGTAGAGC", { ...plain, is_expressed: false })).toEqual([]);
    expect(insertWarnings("GTGTAGAGC", {})).toEqual([]);
  });
});

describe("a sequence that the construct reads in frame", () => {
  const problemOf = (pasted: string) => codingProblem(pasted, "The insert", { is_in_frame: true });

  it("is a whole reading frame, which may end with a stop codon", () => {
    expect(problemOf("ATGGCC")).toBeUndefined();
    expect(problemOf("ATGGCCTAA")).toBeUndefined();
    expect(problemOf("A")).toBe(
      "The insert has 1 base. It is translated, so its length must be a multiple of 3.",
    );
  });

  it("has no stop codon before its end", () => {
    expect(problemOf("TAATAATAA")).toBe(
      "The insert has the stop codon TAA at position 1, where translation would end. Please check its frame.",
    );
  });
});

describe("an own reading frame", () => {
  const codon = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 3, maxLength: 3 });
  const senseCodons = fc.array(
    codon.filter((each) => !STOP_CODONS.includes(each)),
    { maxLength: 50 },
  );

  it("is accepted from ATG on, with a stop codon at its end or without, and refused with one inside", () => {
    fc.assert(
      fc.property(senseCodons, senseCodons, fc.constantFrom(...STOP_CODONS), (start, end, stop) => {
        const frame = `ATG${[...start, ...end].join("")}`;
        expect(orfProblem(frame, false)).toBeUndefined();
        expect(orfProblem(`${frame}${stop}`.toLowerCase(), false)).toBeUndefined();
        const inside = `ATG${start.join("")}${stop}GCC${end.join("")}`;
        expect(orfProblem(inside, false)).toContain(`stop codon ${stop} at position ${4 + 3 * start.length}`);
        expect(orfProblem(`${frame}GC`, false)).toContain("multiple of 3");
      }),
    );
  });

  it.each(START_CODONS.slice(1))("is asked to be confirmed where it starts with %s", (start) => {
    expect(orfProblem(`${start}GCC`, false)).toBe(
      `The reading frame starts with ${start} instead of ATG. Please confirm that this is its start codon.`,
    );
    expect(orfProblem(`${start}GCC`, true)).toBeUndefined();
  });

  it("is refused where it begins with no start codon", () => {
    expect(orfProblem("GCCATG", true)).toBe(
      "The reading frame starts with GCC, which is not a start codon. Please paste it from its start codon on.",
    );
  });

  it("is refused where it is a protein, with a sentence of its own", () => {
    expect(sequenceProblem(">sp\nMTEYKLVVVGAGGVGKSALTIQLIQNHFVDEYDPTIEDSYRKQ*")).toBe(
      "The sequence is a protein. Please give the DNA that encodes it.",
    );
    fc.assert(fc.property(bases, (dna) => expect(sequenceProblem(dna)).toBeUndefined()));
    expect(sequenceProblem("ACGNNRYSWKMBDHV")).toContain('has "N" at position 4');
  });
});
