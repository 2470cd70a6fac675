import type { DesignStateQuery, NamedChoices } from "@ligate/contract/design/state-schemas";
import type { GENE_PAGE_SIZES } from "@ligate/contract/genes/constants";
import { type DesignSelection, EMPTY_SELECTION, geneOptionFromTarget } from "./design-selection.ts";
import { STEPS, type StepNumber } from "./design-steps.ts";

export type Species = "Human" | "Mouse";

/** A page of the gene search. An empty text means that the search is open and nothing has been searched yet. */
export interface GeneSearchQuery {
  text: string;
  species: Species;
  page: number;
  pageSize: (typeof GENE_PAGE_SIZES)[number];
}

/** The state of the designer, as its address has it. */
export interface DesignAddress {
  /** The SKU of a complete design, which then has no choices in its address. */
  sku?: string;
  choices: DesignSelection;
  /** Absent if the address names none of the five steps. */
  step?: StepNumber;
  /** The last gene search, kept in the other steps too. */
  genes?: GeneSearchQuery;
  /** The answers to "Help me choose" that led to the design, separated by dots. */
  advice?: string;
}

const CHOICE_PARAMETERS = [
  ["category", "productCategoryName"],
  ["function", "functionTypeName"],
  ["structure", "structureTypeName"],
  ["target", "targetSequence"],
  ["promoter", "promoterName"],
  ["tag", "proteinTagName"],
  ["fluorescence", "fluoresceneMarkerName"],
  ["selection", "selectionMarkerName"],
] as const;

/** All query parameters of the designer. */
export const DESIGN_PARAMETERS: string[] = [
  "sku",
  ...CHOICE_PARAMETERS.map(([name]) => name),
  ...["advice", "step", "q", "species", "page", "size"],
];

const TARGET = /^[A-Z0-9]{6}$/;
const ADVICE = /^\w+(\.\w+)*$/;
/** Longer values are not accepted by the API. */
const MAX_LENGTH = 100;
const DEFAULT_PAGE_SIZE = 10;

/** Reads an address. Values that are not possible are left out. */
export function parseDesignAddress(search: string): DesignAddress {
  const query = new URLSearchParams(search);
  const names = CHOICE_PARAMETERS.map(([name, field]) => [
    field,
    query.get(name)?.trim().slice(0, MAX_LENGTH) ?? "",
  ]);
  const choices: DesignSelection = { ...EMPTY_SELECTION, ...Object.fromEntries(names) };
  const target = choices.targetSequence.toUpperCase();
  const targetSequence = TARGET.test(target) ? target : "";
  const genes = parseGeneSearch(query);
  const step = STEPS.find(({ number }) => `${number}` === query.get("step"))?.number;
  const geneOption = targetSequence ? geneOptionFromTarget(targetSequence) : genes ? "geneSearch" : "none";
  const sku = query.get("sku")?.trim().toUpperCase().slice(0, MAX_LENGTH) || undefined;
  const advice = query.get("advice") ?? "";
  return {
    sku,
    choices: { ...choices, targetSequence, geneOption },
    step,
    genes,
    advice: ADVICE.test(advice) && advice.length <= MAX_LENGTH ? advice : undefined,
  };
}

function parseGeneSearch(query: URLSearchParams): GeneSearchQuery | undefined {
  const text = query.get("q");
  if (text === null) return undefined;
  const page = Number(query.get("page"));
  const size = query.get("size");
  return {
    text: text.trim().slice(0, 50),
    species: query.get("species") === "Mouse" ? "Mouse" : "Human",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: size === "25" ? 25 : size === "50" ? 50 : DEFAULT_PAGE_SIZE,
  };
}

/** The address of a state of the designer. Parameters with default values are left out. */
export function designUrl({ sku, choices, step, genes, advice }: DesignAddress): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => value && query.set(name, `${value}`);
  add("sku", sku);
  if (!sku) for (const [name, field] of CHOICE_PARAMETERS) add(name, choices[field]);
  add("step", step);
  add("advice", advice);
  if (genes) {
    query.set("q", genes.text);
    add("species", genes.species === "Human" ? undefined : genes.species);
    add("page", genes.page === 1 ? undefined : genes.page);
    add("size", genes.pageSize === DEFAULT_PAGE_SIZE ? undefined : genes.pageSize);
  }
  return `/design${query.size > 0 ? `?${query}` : ""}`;
}

/** The choices that have been made, by their parameters in an address. */
export const nameChoices = (choices: DesignSelection): NamedChoices =>
  Object.fromEntries(
    CHOICE_PARAMETERS.flatMap(([name, field]) => (choices[field] ? [[name, choices[field]]] : [])),
  );

/**
 * The query of the call that answers an address.
 * @param before the design before a reset, which is compared with the options until a promoter is chosen
 */
export function toStateQuery(
  { sku, choices, advice }: Pick<DesignAddress, "sku" | "choices" | "advice">,
  before?: DesignSelection,
): DesignStateQuery {
  const isCompared = before && !sku && !choices.promoterName;
  return {
    ...(sku ? { sku } : nameChoices(choices)),
    ...(advice && { advice }),
    ...(isCompared && { earlier: `${new URLSearchParams({ ...nameChoices(before) })}` }),
  };
}
