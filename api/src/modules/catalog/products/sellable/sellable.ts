import type { CartDesign } from "@ligate/contract/cart/schemas";
import type { ShippingTemperature } from "@ligate/contract/catalog/constants";
import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import { type DesignCodes, parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { LRUCache } from "lru-cache";
import {
  campaignKey,
  type Design,
  getBoxContents,
  getProductName,
  getProductTitle,
  getVectorName,
  type OrderClass,
  type SpecifiedFormat,
  specifyFormat,
  type Terms,
  toSku,
} from "../../../design/index.ts";
import { toTarget } from "../../genes/find-target.ts";
import { getServiceContent } from "../../services/service-content.ts";
import {
  refuseServiceAnswers,
  type Specified,
  specifyService,
  unspecified,
} from "../../services/specify-service.ts";
import { alwaysMade, alwaysReady, type Stock, toStock } from "../../stock/allocate-stock.ts";
import { type FoundDesign, resolveDesign } from "../find-design.ts";
import { supplyDetails } from "../supplies/read-supply-files.ts";
import type { ProductRows } from "./product-rows.ts";

/** A product that can be put into a cart or quoted. The only source of names, prices, pages and lead times. */
export interface Sellable extends Specified {
  sku: string;
  /** The size, such as `10 µg` or `0.3 mL`; empty for stock and services. */
  unitSize: string;
  /** The product name and size, as shown in a cart line. */
  name: string;
  /** In a biologist's words, such as `TP53 knock-out, all-in-one lentiviral vector`; only designs have one. */
  title?: string;
  /** null means by quote: the product cannot be bought. */
  unitPriceCents: number | null;
  /** Why there is no price, as a sentence. */
  reason?: string;
  /** False for a design that is not made in this format. It is not quoted either. */
  isOffered: boolean;
  /** Path of the product page. */
  url: string;
  stock: Stock;
  /** `null` for what is not shipped, such as a service. */
  ships: ShippingTemperature | null;
  orderClass: OrderClass;
  /** Path of a picture, if the product has one. */
  image: string | null;
  /** The design; null for other products. */
  design: CartDesign | null;
  /** Of a design: the specification with the choices that hold for what it leaves open. */
  withDefaults?: Specification | null;
  /** The contents of the box of a kit; empty for other products. */
  box: BoxItem[];
}

export interface SellableQuery {
  product_sku: string;
  unit_size?: string;
  specification?: Specification | null;
  /** Staff may agree on other cell lines, serotypes and guides than those of the lists. */
  isQuoted?: boolean;
}

/** The product of a SKU with a format, size and specification; `undefined` if it is not sold. @param rows of this SKU */
export function toSellable(query: SellableQuery, rows: ProductRows): Sellable | undefined {
  const codes = parseSku(query.product_sku);
  if (codes) return designFormat(codes, query, rows);
  const found = otherProduct(rows);
  return (
    found && {
      ...found,
      isOffered: true,
      design: null,
      box: [],
      ...(rows.service
        ? specifyService(getServiceContent(rows.service.sku).fields, query.specification)
        : unspecified(query.specification)),
    }
  );
}

/** A design in a format depends on nothing but these values and the content files, so it is computed once. */
function designFormat(
  codes: DesignCodes,
  { specification = null, isQuoted = false }: SellableQuery,
  { gene, guideListings }: ProductRows,
): Sellable | undefined {
  const terms = { isQuoted, guideListings: guideListings ?? [] };
  const key = JSON.stringify([codes, specification, terms, gene, campaignKey()]);
  const known = designFormats.get(key) ?? {
    sellable: computeDesignFormat(resolveDesign(codes, toTarget(codes.target, gene)), specification, terms),
  };
  designFormats.set(key, known);
  return known.sellable;
}

const MAX_FORMAT_BYTES = 16 * 1024 * 1024;
/** Of a format without the specification, which the key and the format have. */
const FORMAT_BYTES = 4 * 1024;

const designFormats = new LRUCache<string, { sellable: Sellable | undefined }>({
  maxSize: MAX_FORMAT_BYTES,
  sizeCalculation: (_format, key) => FORMAT_BYTES + 2 * key.length,
});

function computeDesignFormat(
  found: FoundDesign | undefined,
  typed: Specification | null,
  terms: Terms,
): Sellable | undefined {
  if (!found?.format) return undefined;
  const { design, format } = found;
  const specified = specifyFormat(design, format, typed, terms);
  if (!specified) return undefined;
  const { row, specification, withDefaults, problems } = specified;
  return {
    sku: row.sku,
    unitSize: row.option.description,
    name: `${getProductName(design)}, ${row.option.description}`,
    title: getProductTitle(design),
    unitPriceCents: row.unitCents,
    reason: row.reason,
    isOffered: row.isOffered,
    url: `/products/item/${toSku(design)}`,
    stock: row.inStock ? alwaysReady(row.days?.max ?? 0) : alwaysMade(row.days?.max ?? 0),
    ships: row.format.ships,
    orderClass: design.category.orderClass,
    image: null,
    design: toCartDesign(design, specification, listWarnings(specified)),
    box: getBoxContents(design, format, specification),
    specification,
    withDefaults,
    specificationProblems: [...problems, ...refuseServiceAnswers(specification)],
  };
}

const toCartDesign = (
  design: Design,
  specification: Specification | null,
  warnings: string[],
): CartDesign => ({
  vector_name: getVectorName(design, specification),
  function_type_name: design.fn.name,
  structure_type_name: design.structure.name,
  structure_type_symbol: design.structure.symbol,
  gene_symbol: design.target.kind === "gene" ? design.target.symbol : null,
  ...(warnings.length > 0 && { gene_warnings: warnings }),
});

/** That the gene and the vector, or the gene and the guide, do not go together. */
const listWarnings = ({ geneWarnings, guideWarnings }: SpecifiedFormat): string[] => [
  ...geneWarnings.map(({ message }) => message),
  ...guideWarnings,
];

/** A product that is not a design. */
type OtherProduct = Omit<Sellable, keyof Specified | "isOffered" | "design" | "box">;

function otherProduct({ item, service, size, supply }: ProductRows): OtherProduct | undefined {
  if (item) return toStockItem(item);
  if (service) return toService(service);
  return size && supply ? toSupply(size, supply) : undefined;
}

const toStockItem = (item: NonNullable<ProductRows["item"]>): OtherProduct => ({
  sku: item.sku,
  unitSize: "",
  name: item.name,
  unitPriceCents: item.priceCents,
  url: `/products/item/${item.sku}`,
  stock: toStock(item),
  // Cells and virus.
  ships: "dry_ice",
  orderClass: item.orderClass,
  image: null,
});

const toService = (service: NonNullable<ProductRows["service"]>): OtherProduct => ({
  sku: service.sku,
  unitSize: "",
  name: service.name,
  unitPriceCents: service.priceCents,
  url: `/services/${service.url}#${service.sku}`,
  stock: alwaysReady(service.leadDays),
  ships: null,
  orderClass: "Other",
  image: null,
});

const toSupply = (
  size: NonNullable<ProductRows["size"]>,
  { name, image }: NonNullable<ProductRows["supply"]>,
): OtherProduct => ({
  sku: size.catalogNumber,
  unitSize: size.unitSize,
  name: `${name}, ${size.unitSize}`,
  unitPriceCents: size.unitCents,
  url: `/product/featured/${size.catalogNumber}`,
  stock: alwaysReady(size.leadDays),
  ships: supplyDetails(size.catalogNumber).ships,
  orderClass: "Reagent",
  image,
});
