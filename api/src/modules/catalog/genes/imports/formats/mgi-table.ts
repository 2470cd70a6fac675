import { firstWithPrefix, parseLocusId, readText, requireText } from "./cells.ts";
import type { GeneTableFormat } from "./table-format.ts";

/** Markers that are not genes. */
const EXCLUDED_TYPES = new Set(["heritable phenotypic marker"]);
/** Types that say less than NCBI's type, which is kept. */
const UNSPECIFIC_TYPES = new Set(["unclassified gene"]);

/** The report HGNC_AllianceHomology of MGI. */
export const mgiTable: GeneTableFormat = {
  kind: "genes",
  title: "the MGI report",
  source: "mgi",
  isAuthority: true,
  columns: ["MGI Accession ID", "Marker Symbol", "Marker Name", "Feature Type", "EntrezGene ID"],
  // Some genes of both sex chromosomes are one gene of NCBI and two markers of MGI.
  skipsRepeats: true,
  read: (cells, species) => {
    if (species !== "Mouse") throw new Error("is in a table of MGI, which has mouse genes only");
    const type = readText(cells["Feature Type"]);
    const locusId = readText(cells["EntrezGene ID"]);
    if (locusId === null || (type !== null && EXCLUDED_TYPES.has(type))) return undefined;
    return {
      locusId: parseLocusId("EntrezGene ID", locusId),
      symbol: requireText("symbol", cells["Marker Symbol"]),
      name: requireText("name", cells["Marker Name"]),
      aliases: [],
      facts: {
        geneType: type !== null && UNSPECIFIC_TYPES.has(type) ? null : type,
        chromosome: readText(cells["NCBI Gene chromosome"]),
        ensemblId: firstWithPrefix(cells["Ensembl Gene ID"], "ENSMUSG"),
        authorityId: readText(cells["MGI Accession ID"]),
        refseqTranscript: null,
        orthologLocusId: null,
      },
    };
  },
};
