import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import type { ServiceType } from "@ligate/contract/quote-requests/service-types";

/** Optional fields that describe the requested product or service, in order of display. */
const ALL_DETAILS = [
  "geneSpecies",
  "virusType",
  "virusAmount",
  "mammalianCells",
  "cellLineAmount",
  "plasmidAmount",
  "geneSequence",
] as const;
export type Detail = (typeof ALL_DETAILS)[number];

const SERVICE_DETAILS: Record<ServiceType, readonly Detail[]> = {
  "Custom Cloning Services": ["geneSpecies", "plasmidAmount", "geneSequence"],
  "Lentivirus Package Services": ["geneSpecies", "virusType", "virusAmount", "geneSequence"],
  "Stable Cell Line Services": [
    "geneSpecies",
    "virusType",
    "mammalianCells",
    "cellLineAmount",
    "geneSequence",
  ],
};

type Selection = Pick<Partial<QuoteRequest>, "type" | "productType" | "serviceType">;

/** The details that apply to a selection. All of them apply to a product: it may be a plasmid, a virus or a cell line. */
export function relevantDetails({ type, productType, serviceType }: Selection): readonly Detail[] {
  if (type === "productType") return productType ? ALL_DETAILS : [];
  return type === "serviceType" && serviceType ? SERVICE_DETAILS[serviceType] : [];
}

/** Removes values that were entered for another selection and are no longer shown. */
export function omitIrrelevantDetails(values: QuoteRequest): QuoteRequest {
  const relevant = relevantDetails(values);
  const remaining = Object.entries(values).filter(
    ([name]) => !ALL_DETAILS.includes(name as Detail) || relevant.includes(name as Detail),
  );
  const otherSelection = values.type === "productType" ? "serviceType" : "productType";
  return Object.fromEntries(remaining.filter(([name]) => name !== otherSelection)) as QuoteRequest;
}
