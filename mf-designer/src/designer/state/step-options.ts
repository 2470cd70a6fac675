import type { CodePParameters, FunctionType, StructureType } from "@ligate/contract/design/schemas";
import { ApiError, api } from "@ligate/platform/api";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { cached, getResponse, storeResponse } from "./response-cache.ts";

/** The options of the steps that the choices lead to. */
export interface StepOptions {
  /** The choices whose options these are. */
  choices: DesignSelection;
  functionTypes?: FunctionType[];
  structureTypes?: StructureType[];
  parts?: CodePParameters;
  /** The symbol of the target gene, of which an address has the number only. */
  geneSymbol?: string;
  /** The number of a gene that does not exist; the options are those without a target. */
  unknownTarget?: string;
  /** The reason why some of the options are missing, as a sentence for the customer. */
  error?: string;
}

export const loadCategories = (signal: AbortSignal) =>
  cached("categories", () => api.get("/api/products/load-product-categories/", { signal }));

export const loadProduct = (sku: string, signal: AbortSignal) =>
  cached(`product ${sku}`, () =>
    api.get("/api/products/get-product-summary/:id/", { params: { id: sku }, signal }),
  );

/**
 * Loads the options of every step that can be opened.
 * @throws ApiError on a server, whose page would be cached with the error
 */
export async function loadStepOptions(choices: DesignSelection, signal: AbortSignal): Promise<StepOptions> {
  const [functionTypes, structureTypes, parts, geneSymbol] = await Promise.all([
    orProblem(loadFunctionTypes(choices, signal)),
    orProblem(loadStructureTypes(choices, signal)),
    orProblem(loadParts(choices, signal)),
    orProblem(loadGeneSymbol(choices, signal)),
  ]);
  if (isGene(choices) && !geneSymbol.data && !geneSymbol.problem) {
    const options = await loadStepOptions({ ...choices, targetSequence: "", geneOption: "none" }, signal);
    return { ...options, unknownTarget: choices.targetSequence };
  }
  const error = [functionTypes, structureTypes, parts].find(({ problem }) => problem)?.problem;
  return {
    choices,
    functionTypes: functionTypes.data,
    structureTypes: structureTypes.data,
    parts: parts.data,
    geneSymbol: geneSymbol.data,
    error,
  };
}

async function loadFunctionTypes(choices: DesignSelection, signal: AbortSignal) {
  if (!choices.productCategoryName) return undefined;
  const query = {
    category_name: choices.productCategoryName,
    target_sequence: choices.targetSequence || undefined,
  };
  return cached(`functions ${JSON.stringify(query)}`, () =>
    api.get("/api/products/get-function-types-by-category/", { query, signal }),
  );
}

export async function loadStructureTypes(choices: DesignSelection, signal: AbortSignal) {
  if (!choices.functionTypeName) return undefined;
  const query = {
    function_type_name: choices.functionTypeName,
    target_sequence: choices.targetSequence || undefined,
  };
  return cached(`structures ${JSON.stringify(query)}`, () =>
    api.get("/api/products/get-structure-types-by-function-type/", { query, signal }),
  );
}

export async function loadParts(choices: DesignSelection, signal: AbortSignal) {
  if (!choices.functionTypeName || !choices.structureTypeName) return undefined;
  const request = (query: ReturnType<typeof partsQuery>) =>
    cached(`parts ${JSON.stringify(query)}`, () =>
      api.get("/api/products/get-code-p-parameters/", { query, signal }),
    );
  try {
    return await request(partsQuery(choices));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    // An address may name parts that do not exist.
    return request(partsQuery({ ...choices, ...NO_PARTS }));
  }
}

const NO_PARTS = { promoterName: "", proteinTagName: "", fluoresceneMarkerName: "", selectionMarkerName: "" };

const isGene = ({ geneOption, targetSequence }: DesignSelection) =>
  geneOption === "geneSearch" && targetSequence !== "";

/** @returns `undefined` if no gene has the number */
async function loadGeneSymbol(choices: DesignSelection, signal: AbortSignal): Promise<string | undefined> {
  const { targetSequence, geneSymbol } = choices;
  if (geneSymbol || !isGene(choices)) return geneSymbol || undefined;
  const species = targetSequence.startsWith("M") ? "Mouse" : "Human";
  return cached(symbolKey(targetSequence), async () => {
    const query = { symbol: targetSequence, species } as const;
    const { gene_items } = await api.get("/api/products/get-gene-table-by-symbol/", { query, signal });
    return gene_items.find((gene) => gene.target_sequence === targetSequence)?.symbol;
  });
}

const symbolKey = (targetSequence: string) => `symbol ${targetSequence}`;

/** Stores the symbol of a gene, so that an address with its number does not request it. */
export function rememberGeneSymbol({ targetSequence, geneSymbol }: DesignSelection): void {
  if (targetSequence && geneSymbol) storeResponse(symbolKey(targetSequence), geneSymbol);
}

export const rememberedGeneSymbol = (targetSequence: string) =>
  getResponse<string>(symbolKey(targetSequence));

/** The query of the parts of a function and structure. Without a selection marker, the API returns the possible ones. */
export const partsQuery = (choices: DesignSelection) => ({
  function_type_name: choices.functionTypeName,
  structure_type_name: choices.structureTypeName,
  target_sequence: choices.targetSequence || undefined,
  promoter_name: choices.promoterName || undefined,
  protein_tag_name: choices.proteinTagName || undefined,
  fluorescene_marker_name: choices.fluoresceneMarkerName || undefined,
  selection_marker_name: choices.selectionMarkerName || undefined,
});

async function orProblem<T>(request: Promise<T>): Promise<{ data?: T; problem?: string }> {
  try {
    return { data: await request };
  } catch (error) {
    const isShown = error instanceof ApiError && (error.status === 422 || typeof document !== "undefined");
    if (!isShown) throw error;
    return { problem: error.detail };
  }
}
