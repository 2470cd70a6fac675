import type { GeneMethod, GenePage } from "@ligate/contract/genes/gene-page-schemas";

/** A method that is offered in Standard, and not in AAV. */
export const aMethod = (overrides: Partial<GeneMethod> = {}): GeneMethod => ({
  product_category: "CRISPR",
  function_type_name: "CRISPRa",
  priced_by_length: false,
  offers: [
    {
      structure_type_name: "Standard",
      enabled: true,
      product_sku: "CA-SP-CMXXXA-H00001",
      from_price: 405,
      lead_time: { min_days: 10, max_days: 12 },
    },
    {
      structure_type_name: "AAV",
      enabled: false,
      reason: "dCas9-VPR alone is 5.67 kb long, and an AAV carries 4.7 kb from ITR to ITR.",
    },
  ],
  ...overrides,
});

export const aGenePage = (overrides: Partial<GenePage> = {}): GenePage => ({
  species: "Human",
  symbol: "TP53",
  gene_name: "tumor protein p53",
  url: "/genes/human/TP53",
  target_sequence: "H00001",
  aliases: ["p53", "LFS1"],
  gene: {
    locus_id: 7157,
    gene_name: "tumor protein p53",
    gene_type: "gene with protein product",
    chromosome: "17",
    ensembl_id: "ENSG00000141510",
    authority_id: "HGNC:11998",
    transcript: "NM_000546",
    coding_bp: 1182,
    orthologue: { target_sequence: "M00001", symbol: "Trp53", species: "Mouse" },
  },
  coding_transcript: "NM_000546",
  coding_source: "UCSC refGene hg38",
  structures: ["Standard", "AAV"],
  methods: [aMethod()],
  stock: [],
  posts: [],
  guides: null,
  ...overrides,
});
