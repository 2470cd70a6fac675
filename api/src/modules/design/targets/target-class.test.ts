import { classifyTarget, type TypedGene } from "./target-class.ts";

const aTypedGene = (gene: Partial<TypedGene>): TypedGene => ({
  species: "Human",
  symbol: "TP53",
  name: "tumor protein p53",
  geneType: "gene with protein product",
  chromosome: "17",
  refseqTranscript: "NM_000546.6",
  ...gene,
});

it.each([
  ["gene with protein product", "protein_coding"],
  ["protein coding gene", "protein_coding"],
  ["protein-coding", "protein_coding"],
  ["RNA, long non-coding", "lncrna"],
  ["lncRNA gene", "lncrna"],
  ["ncRNA", "lncrna"],
  ["complex locus constituent", "protein_coding"],
  ["RNA, micro", "mirna"],
  ["miRNA gene", "mirna"],
  ["pseudogene", "other"],
  ["RNA, ribosomal", "other"],
  ["tRNA", "other"],
  ["fragile site", "other"],
  ["gene segment", "other"],
  ["", "other"],
  ["constructor", "other"],
] as const)("reads the type %j as %s", (geneType, targetClass) => {
  expect(classifyTarget(aTypedGene({ geneType }))).toBe(targetClass);
});

it("reads NCBI's ncRNA of a microRNA by its name", () => {
  expect(classifyTarget(aTypedGene({ geneType: "ncRNA", name: "microRNA 21a" }))).toBe("mirna");
  expect(classifyTarget(aTypedGene({ geneType: "ncRNA", name: "MIR17 host gene" }))).toBe("lncrna");
});

it("tells transcribed pseudogenes by their NR_ transcript", () => {
  for (const geneType of ["pseudogene", "pseudo"]) {
    const transcribed = aTypedGene({ geneType, refseqTranscript: "NR_023917" });
    expect(classifyTarget(transcribed)).toBe("transcribed_pseudogene");
    expect(classifyTarget({ ...transcribed, refseqTranscript: "NG_001067" })).toBe("other");
    expect(classifyTarget({ ...transcribed, refseqTranscript: null })).toBe("other");
  }
});

it.each([
  ["T cell receptor gene", "T cell receptor alpha constant", "immune_constant"],
  ["immunoglobulin gene", "immunoglobulin heavy constant gamma 1 (G1m marker)", "immune_constant"],
  ["gene segment", "T cell receptor beta, constant region 1", "immune_constant"],
  ["other", "immunoglobulin heavy constant mu", "immune_constant"],
  ["T cell receptor gene", "T cell receptor alpha variable 1-1", "other"],
  ["immunoglobulin gene", "immunoglobulin heavy constant gamma P (non-functional)", "other"],
  ["immunoglobulin pseudogene", "immunoglobulin heavy constant epsilon P1 (pseudogene)", "other"],
] as const)("reads a %s called %s as %s", (geneType, name, targetClass) => {
  expect(classifyTarget(aTypedGene({ geneType, name }))).toBe(targetClass);
});

it("treats loci as loci whatever type a table gives them", () => {
  const rosa26 = aTypedGene({ species: "Mouse", symbol: "Gt(ROSA)26Sor", geneType: "lncRNA gene" });

  expect(classifyTarget(aTypedGene({ symbol: "AAVS1" }))).toBe("locus");
  expect(classifyTarget(rosa26)).toBe("locus");
  expect(classifyTarget({ ...rosa26, species: "Human" })).toBe("lncrna");
});

it("treats every gene of the mitochondrial chromosome as mitochondrial", () => {
  expect(classifyTarget(aTypedGene({ chromosome: "MT" }))).toBe("mitochondrial");
  expect(classifyTarget(aTypedGene({ chromosome: "MT", geneType: "RNA, transfer" }))).toBe("mitochondrial");
});
