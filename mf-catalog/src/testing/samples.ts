import type { CartItem } from "@ligate/contract/cart/schemas";
import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import type { FeaturedProduct, FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import type { StockItem } from "@ligate/contract/catalog/stock-item-schemas";
import type { BlogPost, PolicyPage, ProductPage, ServicePage } from "@ligate/contract/content/schemas";
import type { GeneKit, SearchResult } from "@ligate/contract/search/schemas";
import type { ServiceOffer } from "@ligate/contract/services/schemas";
import type { SupplierPacket } from "@ligate/contract/supplier/schemas";

export const aBlogPost = (overrides: Partial<BlogPost> = {}): BlogPost => ({
  id: 7,
  title: "Choosing a promoter",
  date_posted: "2025-02-08",
  image: "/media/blog/choosing-a-promoter.svg",
  description: "Strong is not always best.",
  author: "Ada Vector",
  author_role: "Head of cloning",
  content: "<p>CMV is silenced in stem cells.</p>",
  ...overrides,
});

/** A product as the home page lists it. */
export const aFeaturedProduct = (overrides: Partial<FeaturedProduct> = {}): FeaturedProduct => ({
  catalog_number: "TR-1001",
  product_name: "Lipid transfection reagent",
  image: "/media/supplies/TR-1001.svg",
  unit_price: 89,
  ...overrides,
});

/** A product with two unit sizes, the second of which is discounted by 12%. */
export const aFeaturedProductPage = (overrides: Partial<FeaturedProductPage> = {}): FeaturedProductPage => ({
  catalog_number: "TR-1001",
  product_name: "Lipid transfection reagent",
  description: "<p>Cationic lipids for DNA &amp; RNA.</p>",
  key_features: "<p>Works in 40 cell lines.</p>",
  performance_data: "<p>85 % of HEK293 cells.</p>",
  storage_info: "<p>4 °C</p>",
  ship_info: "<p>Blue ice</p>",
  performance_chart: null,
  images: [{ image: "/media/supplies/TR-1001.svg", alt: "A vial of TR-1001" }],
  manuals: [{ id: 1, name: "Protocol", manual: "/media/manuals/TR-1001.pdf" }],
  unit_prices: [
    { id: 1, unit_size: "0.3 mL", unit_price: 89, list_price: 89, on_discount: false },
    { id: 2, unit_size: "5×1 mL", unit_price: 963, list_price: 1095, on_discount: true },
  ],
  ...overrides,
});

export const aCategory = (overrides: Partial<ProductPage> = {}): ProductPage => ({
  title: "Gene Knock-out",
  description: "Lose a protein for good.",
  content: "<p>Cas9 cuts an early exon.</p>",
  raw_html: "",
  image: "/media/lines/gene-knock-out.svg",
  tables: [],
  ...overrides,
});

/** A control kit. */
export const aKit = (overrides: Partial<Kit> = {}): Kit => ({
  sku: "KO-LA-CMXXPC-000000",
  name: "CRISPR KO Lenti-AIO Ctrl Kit",
  holds: "Non-targeting all-in-one vector",
  gene_symbol: null,
  promoter: "PCMV",
  tag: "None",
  fluorescence: "None",
  selection: "Puro",
  from_price: 237,
  ...overrides,
});

/** A stock item of which many pieces are left. */
export const aStockItem = (overrides: Partial<StockItem> = {}): StockItem => ({
  sku: "ST-1001",
  name: "Control virus, EGFP",
  price: 245,
  in_stock: true,
  lead_days: 3,
  sold_out: false,
  stock_left: null,
  ...overrides,
});

export const aService = (overrides: Partial<ServicePage> = {}): ServicePage => ({
  title: "Cloning Services",
  description: "Any plasmid, sequenced.",
  content: "<p>Send us a map.</p>",
  image: "/media/services/custom-cloning.svg",
  reagents: [],
  ...overrides,
});

/** A service at a fixed price that asks for a text and a choice. */
export const aServiceOffer = (overrides: Partial<ServiceOffer> = {}): ServiceOffer => ({
  product_sku: "SV-5003",
  product_name: "Western blot of one protein",
  price: 480,
  lead_days: 15,
  deliverables: ["Uncropped blots"],
  needs: ["Six lysates"],
  fields: [
    { field: "protein", label: "Target protein", required: true, max_length: 100 },
    { field: "by", label: "Antibody supplied by", required: true, max_length: 100, options: ["Us", "You"] },
    { field: "notes", label: "Notes", required: false, max_length: 2000, is_multiline: true },
  ],
  ...overrides,
});

/** A line of the cart that is delivered at once. */
export const aCartItem = (overrides: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  product_sku: "TR-1001",
  product_name: "Lipid transfection reagent, 1 mL",
  price: 249,
  quantity: 1,
  url: "/product/featured/TR-1001",
  ready_quantity: 1,
  ready_days: 3,
  made_to_order_days: null,
  unavailable_quantity: 0,
  stock_left: null,
  image: null,
  design: null,
  specification: null,
  specification_key: "",
  specification_problem: null,
  ...overrides,
});

export const aPolicy = (title: string): PolicyPage => ({
  title,
  description: `About ${title}.`,
  content: "<h2>What it costs</h2><p>Free from $500.</p>",
});

/** A packet of a sample and of a document that is none. */
export const aSupplierPacket = (overrides: Partial<SupplierPacket> = {}): SupplierPacket => ({
  seller: {
    name: "Ligate Biosciences, Inc.",
    tax_id: "12-3456789",
    remit_to: ["PO Box 7", "Boston, MA 02101"],
  },
  documents: [
    {
      id: "SP-02-w-9",
      title: "Form W-9",
      description: "For payers in the USA.",
      date: "2026-11-20",
      is_sample: true,
      pdf: "/api/supplier-packet/SP-02-w-9/",
    },
    {
      id: "SP-08-terms-of-sale",
      title: "Terms of sale",
      description: "As published.",
      date: "2026-11-01",
      is_sample: false,
      pdf: "/api/supplier-packet/SP-08-terms-of-sale/",
    },
  ],
  zip: "/api/supplier-packet.zip",
  ...overrides,
});

export const aSearchResult = (overrides: Partial<SearchResult> = {}): SearchResult => ({
  product_id: 1,
  product_sku: "KO-SP-CMXXXA-H00001",
  product_name: "CRISPR KO Standard Kit--Gene H00001",
  unit_price: 395,
  ...overrides,
});

/** A kit on the card of a gene. */
export const aGeneKit = (overrides: Partial<GeneKit> = {}): GeneKit => ({
  product_sku: "KO-SP-CMXXXA-H00001",
  product_name: "CRISPR KO Standard Kit--Gene H00001",
  title: "TP53 knock-out, plasmids",
  format_sku: "KO-SP-CMXXXA-H00001-GS01",
  format_name: "Glycerol stock, 1 vial",
  unit_price: 355,
  lead_time: { min_days: 10, max_days: 12 },
  plasmids: [
    {
      total_bp: 9_000,
      parts: [{ name: "CMV", kind: "promoter", start_bp: 1, length_bp: 600, strand: 1 }],
    },
  ],
  ...overrides,
});
