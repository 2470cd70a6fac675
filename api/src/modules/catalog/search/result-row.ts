import { hash } from "node:crypto";
import { toDollars } from "@ligate/contract/common/money";
import { CONTROL_TARGET, parseSku } from "@ligate/contract/design/sku";
import type { GeneCardFacts, GeneKit, SearchResult, SearchResultKind } from "@ligate/contract/search/schemas";
import { CONTROL, formatRows, shortestLeadTime, TEMPLATE } from "../../design/index.ts";
import { resolveDesign } from "../products/find-design.ts";
import type { FacetGroup, Filters } from "./facets.ts";

/** A search result, as the SQL queries return it. */
export interface ResultRow {
  /** The id of the entry in the index; null for a result without an entry. */
  id: number | null;
  kind: SearchResultKind;
  sku: string;
  name: string;
  url: string;
  summary: string | null;
  price_cents: number | null;
  price_varies: boolean;
  in_stock: boolean;
  /** Business days of an entry of the index; designs have the days of their formats. */
  lead_days?: number | null;
  lead_time?: LeadTime | undefined;
  category: string;
  function_name: string | null;
  structure_name: string | null;
  /** Set for designs with a target gene. */
  species?: "Human" | "Mouse" | null;
  gene_symbol?: string | null;
  gene_name?: string | null;
  gene_url?: string | null;
  /** The alias that the query has. */
  matched_alias?: string | null;
  gene?: GeneCardFacts;
  kits?: GeneKit[];
}

type LeadTime = NonNullable<SearchResult["lead_time"]>;

/** A result that has no entry in the index: the values that it counts for, and its row for some filters. */
export interface DerivedResult {
  group: FacetGroup;
  row(filters: Filters): ResultRow | undefined;
}

/** The result of a design that has no entry in the index. */
export const toDerived = (row: ResultRow): DerivedResult => ({
  group: {
    variants: [
      {
        category: row.category,
        function: row.function_name,
        structure: row.structure_name,
        species: row.species ?? null,
        in_stock: row.in_stock,
      },
    ],
    count: 1,
  },
  row: () => row,
});

/** The lead time of a product or service; `undefined` for a page. */
export function getLeadTime({ kind, sku, lead_time, lead_days }: ResultRow): LeadTime | undefined {
  if (kind === "page") return undefined;
  if (lead_time) return lead_time;
  if (kind === "design") return designLeadTime(sku);
  return typeof lead_days === "number" ? { min_days: lead_days, max_days: lead_days } : undefined;
}

/** By SKU. The index has some hundred designs, and their lead times follow from the content files. */
const leadTimes = new Map<string, LeadTime | undefined>();

/** The lead time of a design of the index, which has no target gene; `undefined` if the SKU is not of such a design. */
function designLeadTime(sku: string): LeadTime | undefined {
  if (!leadTimes.has(sku)) leadTimes.set(sku, deriveLeadTime(sku));
  return leadTimes.get(sku);
}

function deriveLeadTime(sku: string): LeadTime | undefined {
  const codes = parseSku(sku);
  const found = codes && resolveDesign(codes, codes.target === CONTROL_TARGET ? CONTROL : TEMPLATE);
  return found && shortestLeadTime(formatRows(found.design).filter(({ isOffered }) => isOffered));
}

/** Above the ids of the index. */
const FIRST_DERIVED_ID = 2 ** 48;

/** The number of a SKU that has no entry in the index, the same for every request. Forty-eight bits keep numbers apart. */
const deriveId = (sku: string): number =>
  FIRST_DERIVED_ID + Number.parseInt(hash("sha256", sku, "hex").slice(0, 12), 16);

/** Converts a row to the API's form, without the fields that are null. */
export const toResult = (row: ResultRow): SearchResult => ({
  kind: row.kind,
  url: row.url,
  product_id: row.id ?? deriveId(row.sku),
  product_sku: row.sku,
  product_name: row.name,
  unit_price: row.price_cents === null ? null : toDollars(row.price_cents),
  price_varies: row.price_varies,
  in_stock: row.in_stock,
  ...toLeadTime(row),
  ...(row.summary && { summary: row.summary }),
  ...(row.function_name && { function_type_name: row.function_name }),
  ...(row.structure_name && { structure_type_name: row.structure_name }),
  ...(row.gene_symbol && { gene_symbol: row.gene_symbol }),
  ...(row.gene_name && { gene_name: row.gene_name }),
  ...(row.gene_url && { gene_url: row.gene_url }),
  ...(row.matched_alias && { matched_alias: row.matched_alias }),
  ...(row.species && { species: row.species }),
  ...(row.gene && { gene: row.gene }),
  ...(row.kits && { kits: row.kits }),
});

function toLeadTime(row: ResultRow): Pick<SearchResult, "lead_time"> {
  const lead_time = getLeadTime(row);
  return lead_time === undefined ? {} : { lead_time };
}
