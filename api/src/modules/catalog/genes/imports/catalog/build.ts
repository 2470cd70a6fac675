/** `GENE_DATA=folder pnpm --filter api genes:build` writes the file of all genes. The same tables give the same file. */
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { buildCatalog } from "./build-catalog.ts";
import { CATALOG_FILE, formatCatalog } from "./catalog-file.ts";

const folder = process.env.GENE_DATA;
if (!folder) throw new Error("GENE_DATA is not set: it is the folder of the tables of NCBI, HGNC and MGI.");
const genes = await buildCatalog(folder);
const text = Buffer.from(formatCatalog(genes));
const file = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});
writeFileSync(CATALOG_FILE, file);
console.log(`${genes.length} genes, ${text.length} bytes of text, ${file.length} bytes compressed`);
