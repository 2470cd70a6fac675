import type { GuideRule } from "./asked-fields.ts";
import { guideProblem, guideWarnings } from "./check-guide.ts";

const spCas9: GuideRule = {
  name: "SpCas9 guide",
  count: 1,
  min_length: 20,
  max_length: 20,
  pam: "NGG",
  is_pol3: true,
  adds_g: true,
};
const guide = "GACTTACGATCGATCGATCA";
const casRx: GuideRule = { ...spCas9, name: "CasRx guide", min_length: 22, max_length: 30, pam: null };
const deletion: GuideRule = { ...spCas9, count: 2 };

describe("a guide", () => {
  it("has the length of its effector", () => {
    expect(guideProblem([guide.toLowerCase()], spCas9)).toBeUndefined();
    expect(guideProblem([guide.slice(1)], spCas9)).toBe("The guide has 19 bases. A SpCas9 guide has 20.");
    expect(guideProblem(["a"], spCas9)).toBe("The guide has 1 base. A SpCas9 guide has 20.");
    expect(guideProblem([guide], casRx)).toBe("The guide has 20 bases. A CasRx guide has 22 to 30.");
    expect(guideProblem([`${guide}AC`], casRx)).toBeUndefined();
  });

  it("does not contain the PAM", () => {
    expect(guideProblem([`${guide}TGG`], spCas9)).toBe(
      "The guide ends with the PAM TGG. Please leave it out: it is not part of the guide.",
    );
    expect(guideProblem([`${guide}TGA`], spCas9)).toBe("The guide has 23 bases. A SpCas9 guide has 20.");
    const saCas9 = { ...spCas9, name: "SaCas9 guide", min_length: 21, max_length: 21, pam: "NNGRRT" };
    expect(guideProblem([`${guide}AACGAGT`], saCas9)).toBe(
      "The guide ends with the PAM ACGAGT. Please leave it out: it is not part of the guide.",
    );
  });

  it("comes as two different ones for a deletion", () => {
    expect(guideProblem([guide], deletion)).toBe("SpCas9 guide: please give 2 sequences.");
    expect(guideProblem([guide, guide.toLowerCase()], deletion)).toBe(
      "Both guides are the same. Please give the two that flank the region.",
    );
    expect(guideProblem([guide, "ACGN"], deletion)).toBe(
      'Guide 2 has "N" at position 4. Only A, C, G and T are accepted.',
    );
  });

  it("is warned of a Pol III terminator and of an added G", () => {
    expect(guideWarnings([guide], spCas9)).toEqual([]);
    expect(guideWarnings(["ACTTTTCGATCGATCGATCA"], spCas9)).toEqual([
      "The guide has TTTT at position 3, where Pol III may stop transcription early.",
      "A G is added in front of the guide, because its promoter starts transcription with G.",
    ]);
    expect(guideWarnings([guide, "ACTTGTCGATCGATCGATCA"], deletion)).toEqual([
      "A G is added in front of guide 2, because its promoter starts transcription with G.",
    ]);
    expect(guideWarnings(["ACTTTTCGATCGATCGATCA"], { ...spCas9, is_pol3: false, adds_g: false })).toEqual([]);
  });
});
