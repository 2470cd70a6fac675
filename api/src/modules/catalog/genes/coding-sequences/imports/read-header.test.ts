import { readHeader } from "./read-header.ts";

it.each([
  [
    "NCBI's coding sequences",
    "lcl|NM_000546.6_cds_NP_000537.3_1 [gene=TP53] [db_xref=CCDS:CCDS11118.1,GeneID:7157] [protein=cellular tumor antigen p53 isoform a] [gbkey=CDS]",
    { transcript: "NM_000546.6", locusId: 7157, symbol: "TP53" },
  ],
  [
    "NCBI's data packages",
    "NM_000546.6:143-1324 TP53 [organism=Homo sapiens] [GeneID=7157] [transcript=1]",
    { transcript: "NM_000546.6", locusId: 7157, symbol: "TP53" },
  ],
  [
    "plain RefSeq records",
    "NM_000546.6 Homo sapiens tumor protein p53 (TP53), transcript variant 1, mRNA",
    { transcript: "NM_000546.6", symbol: "TP53" },
  ],
  [
    "Ensembl",
    "ENST00000269305.9 cds chromosome:GRCh38:17:7668421:7687490:-1 gene:ENSG00000141510.18 gene_biotype:protein_coding gene_symbol:TP53 description:tumor protein p53",
    { transcript: "ENST00000269305.9", ensemblId: "ENSG00000141510", symbol: "TP53" },
  ],
  [
    "Ensembl's mice",
    "ENSMUST00000124102.8 cds chromosome:GRCm39:16:43929986:43959381:-1 gene:ENSMUSG00000052459.14 gene_symbol:Atp6v1a",
    { transcript: "ENSMUST00000124102.8", ensemblId: "ENSMUSG00000052459", symbol: "Atp6v1a" },
  ],
  [
    "GENCODE",
    "ENST00000311936.8|ENSG00000133703.14|OTTHUMG00000017166.7|OTTHUMT00000045409.4|KRAS-201|KRAS|567|",
    { transcript: "ENST00000311936.8", ensemblId: "ENSG00000133703", symbol: "KRAS" },
  ],
  ["an accession alone", "NM_000546.6", { transcript: "NM_000546.6" }],
  [
    "the coding sequences of a genome, which name no transcript",
    "lcl|NC_000017.11_cds_NP_000537.3_9 [gene=TP53] [db_xref=GeneID:7157]",
    { locusId: 7157, symbol: "TP53" },
  ],
  ["an accession without a version", "NM_000546 (TP53), mRNA", { symbol: "TP53" }],
  ["a protein", "NP_000537.3 cellular tumor antigen p53 isoform a [Homo sapiens]", {}],
])("reads the header of %s", (_name, header, expected) => {
  expect(readHeader(header)).toEqual({ ...expected, isPartial: false, hasSelenocysteine: false });
});

it("reads what a coding sequence lacks, and its selenocysteine", () => {
  const header = "lcl|NM_003009.4_cds_NP_003000.1_1 [gene=SELENOW] [transl_except=(pos:37..39,aa:Sec)]";

  expect(readHeader(header)).toMatchObject({ hasSelenocysteine: true });
  expect(readHeader("lcl|NM_1.1_cds_NP_1.1_1 [gene=X] [partial=5']")).toMatchObject({ isPartial: true });
});
