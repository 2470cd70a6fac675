/** Answers of the API for page tests; each test names only what it is about. */
import type { CodePParameters, StructureType } from "@ligate/contract/design";
import type { GeneRow } from "@ligate/contract/genes";
import type { FormatOption, Plasmid, ProductSummary } from "@ligate/contract/product";
import type { SavedDesign } from "@ligate/contract/saved-designs";
import type { PageSettings } from "@ligate/platform/settings";

/** What the document tells of the store. */
export const aStore = (some: Partial<PageSettings> = {}): PageSettings => ({
  paypal: { clientId: "none", sdkUrl: "/none" },
  publicUrl: "https://store.example",
  testProduct: false,
  ...some,
});

export const TEMPLATE_SKU = "CA-LA-CMXXXC-XXXXXX";

export const aPlasmid = (some: Partial<Plasmid> = {}): Plasmid => ({
  name: "pLV-AIO[CA]-CMV>dCas9",
  total_bp: 9000,
  parts: [
    { name: "5' LTR", kind: "repeat", length_bp: 1000 },
    { name: "PCMV", kind: "promoter", length_bp: 600 },
    { name: "dCas9", kind: "effector", length_bp: 4100 },
    { name: "P2A", kind: "regulatory", length_bp: 66 },
    { name: "CAM", kind: "bacterial", length_bp: 3234 },
  ],
  ...some,
});

export const aProduct = (some: Partial<ProductSummary> = {}): ProductSummary => ({
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
  target_sequence: "XXXXXX",
  gene_symbol: "Template",
  species: null,
  delivery_format_name: null,
  plasmids: [aPlasmid()],
  cargo: { insert_bp: 7900, level: "fine" },
  from_price: 369,
  lead_time: { min_days: 10, max_days: 12 },
  ...some,
});

export const aFormat = (some: Partial<FormatOption> = {}): FormatOption => ({
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
  ...some,
});

export const aStructure = (some: Partial<StructureType> = {}): StructureType => ({
  structure_type_symbol: "LA",
  structure_type_name: "Lenti-AIO",
  description: "Everything on one lentiviral vector.",
  enabled: true,
  ...some,
});

export const aGene = (some: Partial<GeneRow> = {}): GeneRow => ({
  target_sequence: "H00001",
  symbol: "TP53",
  gene_name: "tumor protein p53",
  locus_id: 7157,
  ...some,
});

export const aSavedDesign = (some: Partial<SavedDesign> = {}): SavedDesign => ({
  id: "abc123",
  name: "CRISPRa Lenti-AIO Kit",
  product_sku: TEMPLATE_SKU,
  product_name: "CRISPRa Lenti-AIO Kit",
  date_saved: "2026-09-02",
  ...some,
});

const tag = (protein_tag_code: string, protein_tag_name: string, enabled = true) => ({
  protein_tag_code,
  protein_tag_name,
  description: `About the tag ${protein_tag_name}.`,
  enabled,
});
const marker = (fluorescene_marker_name: string) => ({
  fluorescene_marker_code: fluorescene_marker_name.slice(0, 1),
  fluorescene_marker_name,
  description: `About ${fluorescene_marker_name}.`,
});
const selection = (selection_marker_name: string) => ({
  selection_marker_code: selection_marker_name.slice(0, 1),
  selection_marker_name,
  description: `About ${selection_marker_name}.`,
});

export const someParts = (): CodePParameters => ({
  promoters: [
    { promoter_code: "CM", promoter_name: "PCMV", description: "Strong in most cell lines." },
    { promoter_code: "EF", promoter_name: "PEF1A", description: "Resists silencing." },
  ],
  protein_tags: [tag("X", "None"), tag("F", "FLAG"), tag("M", "Myc", false)],
  fluorescene_markers: [marker("None"), marker("EGFP")],
  selection_markers: [selection("None"), selection("Puro"), selection("Neo")],
  bacterial_markers: [
    { bacterial_marker_code: "C", bacterial_marker_name: "CAM", description: "Chloramphenicol resistance." },
    { bacterial_marker_code: "A", bacterial_marker_name: "Amp", description: "Ampicillin resistance." },
  ],
});

export const CATEGORIES = "GET /api/products/load-product-categories/";
export const FUNCTIONS = "GET /api/products/get-function-types-by-category/";
const STRUCTURES = "GET /api/products/get-structure-types-by-function-type/";
export const PARTS = "GET /api/products/get-code-p-parameters/";
export const SKU = "GET /api/products/get-product-sku/";
export const GENES = "GET /api/products/get-gene-table-by-symbol/";
export const FORMATS = "GET /api/products/get-delivery-format-table/";
export const SAVE = "POST /api/users/designs/";
export const SIGNED_IN = { "GET /api/session/": { isAuthenticated: true, email: "ada@example.org" } };
export const SUMMARY = (sku: string) => `GET /api/products/get-product-summary/${sku}/`;

/** Everything that a design of the template asks for. */
export const designAnswers = () => ({
  [CATEGORIES]: [
    { category_id: 1, category_name: "CRISPR", description: "Cut, activate or silence." },
    { category_id: 2, category_name: "Overexpression", description: "Carry a reading frame." },
  ],
  [FUNCTIONS]: [
    { function_type_id: 1, function_type_name: "CRISPR KO", description: "Loses the protein." },
    { function_type_id: 2, function_type_name: "CRISPRa", description: "Raises expression." },
  ],
  [STRUCTURES]: [
    aStructure(),
    aStructure({
      structure_type_symbol: "AV",
      structure_type_name: "AAV",
      enabled: false,
      reason: "dCas9-VPR exceeds 4.7 kb.",
    }),
  ],
  [PARTS]: someParts(),
  [SKU]: { product_sku: TEMPLATE_SKU },
  [SUMMARY(TEMPLATE_SKU)]: aProduct(),
  [FORMATS]: { "Plasmid DNA": [aFormat()] },
});
