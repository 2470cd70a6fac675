import { paginationQuery } from "../common/pagination.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { GENE_PAGE_SIZES } from "./constants.ts";
import { GeneRow } from "./schemas.ts";

export const getGeneTable = endpoint({
  method: "GET",
  path: "/api/products/get-gene-table-by-symbol/",
  tag: "design",
  summary: "Finds genes by symbol or alias.",
  query: paginationQuery(GENE_PAGE_SIZES, 10).extend({
    symbol: z.string().trim().max(50),
    species: z.enum(["Human", "Mouse"]).default("Human"),
  }),
  response: z.object({ gene_items: z.array(GeneRow), total: z.int() }),
});
