import { paginationQuery } from "../common/pagination.ts";
import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { Name } from "../design/schemas.ts";
import { endpoint } from "../endpoint.ts";
import { GENE_PAGE_SIZES } from "./constants.ts";
import { GenePage, GeneProblem } from "./gene-page-schemas.ts";
import { GeneRow } from "./schemas.ts";

export const getGeneTable = endpoint({
  method: "GET",
  path: "/api/products/get-gene-table-by-symbol/",
  tag: "design",
  summary: "Finds genes by symbol, alias, id or words of the name.",
  query: paginationQuery(GENE_PAGE_SIZES, 10).extend({
    symbol: z.string().trim().max(50),
    species: z.enum(["Human", "Mouse"]).default("Human"),
    /** The function that the gene is searched for; decides `enabled`. */
    function_type_name: Name.optional(),
  }),
  errors: problems(422),
  response: z.object({
    gene_items: z.array(GeneRow),
    total: z.int(),
    /** The text that the genes were found for, if there are none for the text that was typed. */
    corrected_symbol: z.string().optional(),
    /** True while the store imports further genes, so that the text may have more soon. */
    more_genes_coming: z.literal(true).optional(),
    /** The approved symbol of a gene that the catalog does not have, if the text is one. */
    unsold_symbol: z.string().nullable(),
    /** @deprecated `unsold_symbol`. Remove when no active release and no open tab reads it. */
    not_sold: z.string().nullable().optional().meta({ deprecated: true }),
  }),
});

/** `:species` is `human` or `mouse`, `:symbol` a symbol or an alias that one gene alone has; case does not matter. */
export const getGene = endpoint({
  method: "GET",
  path: "/api/genes/get-gene/:species/:symbol/",
  tag: "design",
  summary: "Returns the facts that the store has about a gene, and its products for it.",
  errors: { 404: GeneProblem },
  response: GenePage,
});
