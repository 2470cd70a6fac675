/** Sample data for tests. A test overrides only the fields that it tests. */

import type {
  FormatOption,
  Plasmid,
  PlasmidPart,
  ProductSummary,
} from "@ligate/contract/catalog/product-schemas";
import type { Protocol } from "@ligate/contract/content/schemas";
import type {
  Category,
  CodePParameters,
  DesignRange,
  FunctionType,
  PartEffect,
  StructureType,
} from "@ligate/contract/design/schemas";
import type { GeneRow, TargetGene } from "@ligate/contract/genes/schemas";
import type { SavedDesign, SharedDesign } from "@ligate/contract/saved-designs/schemas";
import type { PageSettings } from "@ligate/platform/settings";

/** The settings that the gateway writes into the document. */
export const pageSettings = (overrides: Partial<PageSettings> = {}): PageSettings => ({
  paypal: { clientId: "none", sdkUrl: "/none" },
  publicUrl: "https://store.example",
  testProduct: false,
  ...overrides,
});

export const TEMPLATE_SKU = "CA-LA-CMXXXC-XXXXXX";

type PartSample = Pick<PlasmidPart, "name" | "kind" | "length_bp"> & Partial<PlasmidPart>;

/** Places parts one behind the other. Unless a part says otherwise, its bases are known and the kit adds it. */
export function placeParts(samples: readonly PartSample[]): PlasmidPart[] {
  let start_bp = 1;
  return samples.map((sample) => {
    const part: PlasmidPart = {
      start_bp,
      strand: 1,
      known_bp: sample.length_bp,
      source: "pLKO.1-puro (Addgene 8453)",
      is_generated: true,
      ...sample,
    };
    start_bp = part.start_bp + part.length_bp;
    return part;
  });
}

export const aPlasmid = (overrides: Partial<Plasmid> = {}): Plasmid => ({
  name: "pLV-AIO[CA]-CMV>dCas9",
  role: "dCas9 and guide",
  total_bp: 9000,
  known_bp: 9000,
  parts: placeParts([
    { name: "5' LTR", kind: "repeat", length_bp: 1000 },
    { name: "PCMV", kind: "promoter", length_bp: 600, is_generated: false },
    { name: "dCas9", kind: "effector", length_bp: 4100 },
    { name: "P2A", kind: "regulatory", length_bp: 66 },
    { name: "CAM", kind: "bacterial", length_bp: 3234 },
  ]),
  ...overrides,
});

export const aProduct = (overrides: Partial<ProductSummary> = {}): ProductSummary => ({
  product_sku: TEMPLATE_SKU,
  product_name: "CRISPRa Lenti-AIO Kit",
  vector_name: "pLV-AIO[CA]-CMV>dCas9:VPR-U6>gRNA(Template)",
  product_category: "CRISPR",
  function_type_name: "CRISPRa",
  structure_type_name: "Lenti-AIO",
  promoter_name: "PCMV",
  protein_tag_name: "None",
  fluorescene_marker_name: "None",
  selection_marker_name: "None",
  bacterial_marker_name: "CAM",
  growth: "A recA⁻ strain at 30 °C",
  target_sequence: "XXXXXX",
  gene_symbol: "Template",
  species: null,
  gene: null,
  delivery_format_name: null,
  plasmids: [aPlasmid()],
  cargo: { insert_bp: 7900, level: "fine" },
  from_price: 369,
  lead_time: { min_days: 10, max_days: 12 },
  ...overrides,
});

export const aFormat = (overrides: Partial<FormatOption> = {}): FormatOption => ({
  product_sku: `${TEMPLATE_SKU}-PD05`,
  product_name: "CRISPRa Lenti-AIO Kit",
  quantity: 1,
  unit_price: 409,
  list_price: 409,
  adjusted_price: 409,
  on_discount: false,
  ready_status: "No",
  delivery_format_name: "Plasmid DNA",
  product_format_description: "5 µg",
  lead_time: { min_days: 10, max_days: 15 },
  is_offered: true,
  campaign: null,
  asks: [],
  box: [],
  needs: [],
  ...overrides,
});

export const aDesignRange = (overrides: Partial<DesignRange> = {}): DesignRange => ({
  from_price: { min: 369, max: 609 },
  lead_time: { min_days: 10, max_days: 12 },
  insert_bp: { min: 7900, max: 9700 },
  levels: { best: "fine", worst: "too_large" },
  ...overrides,
});

export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  category_id: 1,
  category_name: "CRISPR",
  description: "Cut, activate or silence.",
  range: aDesignRange(),
  ...overrides,
});

export const aFunction = (overrides: Partial<FunctionType> = {}): FunctionType => ({
  function_type_id: 1,
  function_type_name: "CRISPR KO",
  description: "Loses the protein.",
  enabled: true,
  range: aDesignRange(),
  ...overrides,
});

export const aStructure = (overrides: Partial<StructureType> = {}): StructureType => ({
  structure_type_symbol: "LA",
  structure_type_name: "Lenti-AIO",
  description: "Everything on one lentiviral vector.",
  enabled: true,
  range: aDesignRange(),
  ...overrides,
});

export const aGene = (overrides: Partial<GeneRow> = {}): GeneRow => ({
  target_sequence: "H00001",
  symbol: "TP53",
  gene_name: "tumor protein p53",
  locus_id: 7157,
  species: "Human",
  gene_type: "gene with protein product",
  coding_bp: 1182,
  orthologue: { target_sequence: "M00001", symbol: "Trp53", species: "Mouse" },
  enabled: true,
  ...overrides,
});

export const aTargetGene = (overrides: Partial<TargetGene> = {}): TargetGene => ({
  locus_id: 7157,
  gene_name: "tumor protein p53",
  gene_type: "gene with protein product",
  chromosome: "17",
  ensembl_id: "ENSG00000141510",
  authority_id: "HGNC:11998",
  transcript: "NM_000546.6",
  coding_bp: 1182,
  orthologue: { target_sequence: "M00001", symbol: "Trp53", species: "Mouse" },
  ...overrides,
});

export const aSavedDesign = (overrides: Partial<SavedDesign> = {}): SavedDesign => ({
  id: "abc123",
  name: "CRISPRa Lenti-AIO Kit",
  product_sku: TEMPLATE_SKU,
  product_name: "CRISPRa Lenti-AIO Kit",
  date_saved: "2026-09-02",
  ...overrides,
});

const effect = (insert_bp: number): PartEffect => ({
  price: insert_bp > 0 ? 45 : 0,
  insert_bp,
  level: "fine",
});
const choice = (insert_bp = 0) => ({ enabled: true, effect: effect(insert_bp) });
const proteinTag = (protein_tag_code: string, protein_tag_name: string, enabled = true) => ({
  protein_tag_code,
  protein_tag_name,
  description: `About the tag ${protein_tag_name}.`,
  ...(enabled ? choice() : { enabled, reason: `${protein_tag_name} does not fit this function.` }),
});
const fluorescenceMarker = (
  fluorescene_marker_code: string,
  fluorescene_marker_name: string,
  insert_bp = 0,
) => ({
  fluorescene_marker_code,
  fluorescene_marker_name,
  description: `About ${fluorescene_marker_name}.`,
  ...choice(insert_bp),
});
const selectionMarker = (selection_marker_code: string, selection_marker_name: string) => ({
  selection_marker_code,
  selection_marker_name,
  description: `About ${selection_marker_name}.`,
  ...choice(),
});

export const someParts = (): CodePParameters => ({
  promoters: [
    { promoter_code: "CM", promoter_name: "PCMV", description: "Strong in most cell lines.", ...choice() },
    { promoter_code: "EF", promoter_name: "PEF1A", description: "Resists silencing.", ...choice(590) },
  ],
  protein_tags: [proteinTag("X", "None"), proteinTag("F", "FLAG"), proteinTag("M", "Myc", false)],
  fluorescene_markers: [fluorescenceMarker("X", "None"), fluorescenceMarker("G", "EGFP", 720)],
  selection_markers: [
    selectionMarker("X", "None"),
    selectionMarker("P", "Puro"),
    selectionMarker("N", "Neo"),
  ],
  bacterial_markers: [
    { bacterial_marker_code: "C", bacterial_marker_name: "CAM", description: "Chloramphenicol resistance." },
    { bacterial_marker_code: "A", bacterial_marker_name: "Amp", description: "Ampicillin resistance." },
  ],
  range: aDesignRange(),
});

export const aProtocol = (): Protocol => ({
  function_type_name: "CRISPRa",
  structure_type_name: "Lenti-AIO",
  description: "RNA first, then protein.",
  pdf: "/media/protocols/CA-LA.pdf",
  parts: [
    {
      title: "Transduce the cells",
      description: "Three days.",
      content: "<h3>Steps</h3><p>Add the virus.</p>",
    },
    { title: "Confirm the activation", description: "A week.", content: "<p>Isolate RNA.</p>" },
  ],
});

export const aSharedDesign = (): SharedDesign => ({
  id: "abc123",
  name: "TTN activation, pilot",
  product_sku: TEMPLATE_SKU,
  product_name: "CRISPRa Lenti-AIO Kit",
});
