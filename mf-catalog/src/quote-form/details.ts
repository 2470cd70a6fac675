import type { ServiceType } from "@ligate/contract/quote-choices";
import type { QuoteRequest } from "@ligate/contract/quote-requests";

/** What may be told of a request, beside who asks. */
export type Detail =
  | "geneSpecies"
  | "geneSequence"
  | "virusType"
  | "virusAmount"
  | "mammalianCells"
  | "cellLineAmount"
  | "plasmidAmount";

const ALL: readonly Detail[] = [
  ...(["geneSpecies", "virusType", "virusAmount", "mammalianCells"] as const),
  ...(["cellLineAmount", "plasmidAmount", "geneSequence"] as const),
];

const OF_SERVICE: Record<ServiceType, readonly Detail[]> = {
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

/** What matters for what is selected: a product may come as plasmid, virus or cell line. */
export function detailsFor({ type, productType, serviceType }: Selection): readonly Detail[] {
  if (type === "productType") return productType ? ALL : [];
  return type === "serviceType" && serviceType ? OF_SERVICE[serviceType] : [];
}

/** The request without what was entered for another selection, and is not on screen any more. */
export function withoutOthers(entries: QuoteRequest): QuoteRequest {
  const kept = detailsFor(entries);
  const left = Object.entries(entries).filter(
    ([name]) => !ALL.includes(name as Detail) || kept.includes(name as Detail),
  );
  const other = entries.type === "productType" ? "serviceType" : "productType";
  return Object.fromEntries(left.filter(([name]) => name !== other)) as QuoteRequest;
}
