import { isOfSpecies, parseLocusId, requireText } from "./cells.ts";
import type { CodingLengthFormat } from "./table-format.ts";

/** cds_lengths.tsv: lengths of coding sequences with their stop codons. Only canonical transcripts are imported. */
export const codingLengthsTable: CodingLengthFormat = {
  kind: "coding lengths",
  title: "the table of coding lengths",
  columns: ["tax_id", "gene_id", "transcript", "cds_bp", "is_canonical", "source", "canonical_rule"],
  read: (cells, species) => {
    const {
      tax_id,
      gene_id,
      transcript = "",
      cds_bp = "",
      is_canonical,
      source,
      canonical_rule = "",
    } = cells;
    if (!isOfSpecies(tax_id, species, true) || is_canonical !== "1") return undefined;
    const bp = Number(cds_bp);
    if (!/^\d+$/.test(cds_bp) || bp < 3 || bp % 3 !== 0 || bp > 2_147_483_647) {
      throw new Error(`has the cds_bp ${JSON.stringify(cds_bp)}, which is not a length in whole codons`);
    }
    return {
      locusId: parseLocusId("gene_id", gene_id),
      bp,
      transcript: requireText("transcript", transcript),
      source: `${source}, ${canonical_rule.replaceAll("_", " ")}`,
    };
  },
};
