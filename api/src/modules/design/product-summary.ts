import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { toDollars } from "@ligate/contract/common/money";
import type * as wire from "@ligate/contract/design/gene-warning";
import type { Specification } from "@ligate/contract/specification/schemas";
import { measureCargo } from "./cargo.ts";
import { type Design, toSku } from "./design.ts";
import { type GeneWarning, geneWarnings } from "./gene-warnings/gene-warnings.ts";
import { bacterialMarkerNote } from "./plasmids/bacterial-marker.ts";
import { describeCloning } from "./plasmids/cloning/describe-cloning.ts";
import { findDonorGuide } from "./plasmids/features/homology-arms.ts";
import { buildPlasmids } from "./plasmids/plasmids.ts";
import { formatRows, lowestPriceCents, shortestLeadTime } from "./pricing/format-rows.ts";
import { getProductName } from "./pricing/format-table.ts";
import { getProductTitle } from "./product-title.ts";
import { type SpecifiedParts, toSpecifiedParts } from "./specification/specified-parts.ts";

/** The summary of a design without the facts of its gene, which the database has. */
export type DesignSummary = Omit<ProductSummary, "gene">;

/** Describes a design and its parts; `undefined` if it is not delivered in this format. */
export function productSummary(design: Design, format?: string): DesignSummary | undefined {
  const rows = formatRows(design);
  const row = rows.find(({ option }) => option.code === format);
  if (format && !row) return undefined;
  const plasmids = buildPlasmids(design);
  const fromCents = lowestPriceCents(rows);
  return {
    product_sku: toSku(design, format),
    product_name: getProductName(design),
    title: getProductTitle(design),
    vector_name: joinNames(plasmids),
    ...partNames(design),
    ...withGeneWarnings(design),
    delivery_format_name: row?.format.name ?? null,
    plasmids,
    cargo: measureCargo(design),
    donor_guide: donorGuide(design, {}),
    cloning: describeCloning(design),
    from_price: fromCents === null ? null : toDollars(fromCents),
    lead_time: shortestLeadTime(rows),
  };
}

function donorGuide(design: Design, specified: SpecifiedParts): ProductSummary["donor_guide"] {
  const guide = findDonorGuide({ design, specified });
  return guide && { sequence: guide.bases, source: guide.source };
}

/** Warnings about the gene, as far as the specification does not decide. */
function withGeneWarnings(design: Design): Pick<ProductSummary, "gene_warnings"> {
  const warnings = geneWarnings(design);
  return warnings.length > 0 ? { gene_warnings: warnings.map(toWireWarning) } : {};
}

/** A warning as pages receive it. */
export const toWireWarning = ({
  option,
  message,
  source,
  isNote,
  remedy,
}: GeneWarning): wire.GeneWarning => ({
  option,
  message,
  source: source.citation,
  is_note: isNote,
  ...(remedy && {
    remedy: {
      label: remedy.label,
      ...(remedy.change.design && { product_sku: toSku(remedy.change.design) }),
      ...(remedy.change.specification && { specification: remedy.change.specification }),
    },
  }),
});

/** The name of a design's vector, or the names of its plasmids, which list their parts; as the line specifies them. */
export const getVectorName = (design: Design, specification: Specification | null = null): string =>
  joinNames(buildPlasmids(design, toSpecifiedParts(specification)));

/** The parts of a product page that depend on the specification. */
export function drawSpecified(design: Design, specification: Specification) {
  const specified = toSpecifiedParts(specification);
  const plasmids = buildPlasmids(design, specified);
  return {
    vector_name: joinNames(plasmids),
    plasmids,
    cloning: describeCloning(design, specified),
    donor_guide: donorGuide(design, specified),
  };
}

const joinNames = (plasmids: { name: string }[]) => plasmids.map(({ name }) => name).join(" + ");

function partNames(design: Design) {
  return {
    product_category: design.category.name,
    function_type_name: design.fn.name,
    structure_type_name: design.structure.name,
    promoter_name: design.promoter.name,
    protein_tag_name: design.tag.name,
    fluorescene_marker_name: design.fluorescence.name,
    selection_marker_name: design.selection.name,
    bacterial_marker_name: design.bacterial.name,
    bacterial_marker_note: bacterialMarkerNote(design),
    growth: design.structure.growth,
    target_sequence: design.target.number,
    gene_symbol: design.target.symbol,
    species: design.target.species,
  };
}
