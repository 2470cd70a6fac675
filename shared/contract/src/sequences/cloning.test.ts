import { annealedOligos, primerTails } from "./cloning.ts";

const rule = {
  ...{ name: "SpCas9 guide", count: 1, min_length: 20, max_length: 20 },
  ...{ pam: "NGG", is_pol3: true, adds_g: true },
};
const overhangs: [string, string] = ["CACC", "GTTT"];

it("writes the oligos of the lentiCRISPR protocol", () => {
  const site = { overhangs, guide: { rule, behind: "" } };

  expect(annealedOligos("GAAAACCCTTCTGAAAGTTC", site)).toEqual([
    "CACCGAAAACCCTTCTGAAAGTTC",
    "AAACGAACTTTCAGAAGGGTTTTC",
  ]);
  expect(annealedOligos("AAAACCCTTCTGAAAGTTCC", site)).toEqual([
    "CACCGAAAACCCTTCTGAAAGTTCC",
    "AAACGGAACTTTCAGAAGGGTTTTC",
  ]);
});

it("adds no G where the promoter needs none, and the bases that are cloned behind the guide", () => {
  const site = { overhangs, guide: { rule: { ...rule, adds_g: false }, behind: "GTT" } };

  expect(annealedOligos("AAAAACCCCCAAAAACCCCC", site)).toEqual([
    "CACCAAAAACCCCCAAAAACCCCCGTT",
    "AAACAACGGGGGTTTTTGGGGGTTTTT",
  ]);
});

it("writes both strands of a hairpin with its loop", () => {
  const site = {
    overhangs: ["CACC", "TTTT"] as [string, string],
    guide: { rule, loop: "CTCGAG", behind: "" },
  };

  expect(annealedOligos("GCAGCAGCAGCAGCAGCAGCA", site)).toEqual([
    "CACCGCAGCAGCAGCAGCAGCAGCACTCGAGTGCTGCTGCTGCTGCTGCTGC",
    "AAAAGCAGCAGCAGCAGCAGCAGCACTCGAGTGCTGCTGCTGCTGCTGCTGC",
  ]);
});

it("writes the tails of primers that leave the overhangs of the vector", () => {
  expect(primerTails({ enzyme: "BsmBI", overhangs: ["CACC", "CTGT"] })).toEqual([
    "CGTCTCNCACC",
    "CGTCTCNACAG",
  ]);
  expect(primerTails({ enzyme: "PaqCI", overhangs: ["CAAG", "GGGT"] })).toEqual([
    "CACCTGCNNNNCAAG",
    "CACCTGCNNNNACCC",
  ]);
});
