import type { DesignQuery } from "@ligate/contract/design/schemas";
import { importGuideText, knockoutFile, knockoutRow } from "../guide-files.ts";
import type { TestApp } from "../test-app.ts";

const DESIGN: DesignQuery = {
  function_type_name: "CRISPRa",
  structure_type_name: "Lenti-AIO",
  promoter_name: "PCMV",
  protein_tag_name: "None",
  fluorescene_marker_name: "None",
  selection_marker_name: "Puro",
  bacterial_marker_name: "CAM",
  target_sequence: "XXXXXX",
};
const { function_type_name, structure_type_name } = DESIGN;

const OWN_GUIDE = { source: "own" as const, sequences: ["ACTTGTCGATCGATCGATCA"] };
const TAG = {
  product_sku: "KT-SP-ENXGXA-H00001",
  specification: { terminus: "C" as const, guide: OWN_GUIDE },
};
const WRITER = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example", message: "Which titer?" };

/** Samples of calls that need no session. */
export const samplePublicCalls = {
  getSession: () => ({}),
  getCsrf: () => ({}),
  getLatestBlogs: () => ({}),
  getBlog: () => ({ params: { id: "1" } }),
  getLatestFeaturedProducts: () => ({}),
  loadFeaturedProductPage: () => ({ params: { id: "TR-1001" } }),
  getProductPage: () => ({ params: { url: "gene-knock-out" } }),
  getStockLevels: () => ({ params: { url: "stable-cell-line-stock" } }),
  getOverview: () => ({ params: { kind: "services" } }),
  getServicePage: () => ({ params: { url: "lentivirus-package" } }),
  getPolicyPage: () => ({ params: { url: "shipping" } }),
  getProtocol: () => ({ params: { function: "KO", structure: "LV" } }),
  getSupplierPacket: () => ({}),
  getSupplierDocument: () => ({ params: { id: "SP-01-supplier-facts" } }),
  getSupplierPacketZip: () => ({}),
  loadCategories: () => ({}),
  getFunctionTypes: () => ({ query: { category_name: "CRISPR" } }),
  getStructureTypes: () => ({ query: { function_type_name } }),
  getCodePParameters: () => ({ query: { function_type_name, structure_type_name } }),
  adviseDesign: () => ({
    query: {
      species: "Human" as const,
      cells: "cell_line" as const,
      effect: "remove_protein" as const,
      duration: "permanent" as const,
      delivery: "in_vitro" as const,
      biosafety: "2" as const,
    },
  }),
  checkSpecification: () => ({ body: { ...TAG, product_sku: "KT-SP-ENXGXA-H00001-PD10" } }),
  getSpecifiedSequences: () => ({ body: TAG }),
  getSpecifiedSequenceFile: () => ({ body: { ...TAG, format: "fasta" as const } }),
  getDesignState: () => ({ query: { category: "CRISPR", function: function_type_name } }),
  getProductSku: () => ({ query: DESIGN }),
  getGuides: async ({ db }: TestApp) => {
    await importGuideText(db(), knockoutFile(knockoutRow()));
    return { params: { id: "KO-SP-CMXXXA-H00001" } };
  },
  getGene: () => ({ params: { species: "human", symbol: "TP53" } }),
  getGeneTable: () => ({ query: { symbol: "TP53" } }),
  getProductSummary: () => ({ params: { id: "CA-LA-CMXXPC-XXXXXX" } }),
  getKitSequences: () => ({ params: { id: "CA-LA-CMXXPC-XXXXXX" } }),
  getSequence: () => ({ params: { sku: "CA-LA-CMXXPC-XXXXXX" }, query: { format: "genbank" as const } }),
  getDeliveryFormatTable: () => ({ query: DESIGN }),
  getTax: () => ({ query: { zip_code: "02142" } }),
  search: () => ({ query: { q: "p53" } }),
  suggest: () => ({ query: { q: "p53" } }),
  contactUs: () => ({ body: { ...WRITER, subject: "Titer" } }),
  requestQuote: () => ({
    body: {
      ...WRITER,
      institution: "Lab",
      type: "productType" as const,
      productType: "Gene Knock-out" as const,
    },
  }),
};
