import type { GenePage, GeneProblem } from "@ligate/contract/genes/gene-page-schemas";
import { ApiError, api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";

/** The data of a gene's page: the gene, or the reason why the address has none. */
export type GeneData = { gene: GenePage } | { problem: GeneProblem };

/**
 * Loads a gene by its symbol or an alias, and redirects to its canonical address.
 * @returns `GeneData`; for a gene that does not exist, as a response with the status 404
 */
export async function geneLoader({ params, request }: LoaderFunctionArgs): Promise<GeneData | Response> {
  try {
    const gene = await api.get("/api/genes/get-gene/:species/:symbol/", {
      params: { species: params.species ?? "", symbol: params.symbol ?? "" },
      signal: request.signal,
    });
    return isAt(request.url, gene.url) ? { gene } : redirect(gene.url, 301);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return Response.json({ problem: error.body as GeneProblem } satisfies GeneData, { status: 404 });
  }
}

const isAt = (address: string, path: string): boolean =>
  new URL(address).pathname === new URL(path, address).pathname;
