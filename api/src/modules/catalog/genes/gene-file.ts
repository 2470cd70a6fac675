import { z } from "zod";
import { readCsv } from "../../../content-files/read-csv.ts";

export const GeneRecord = z.strictObject({
  number: z.string().regex(/^[HM]\d{5}$/, "must be H or M and five digits"),
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(200),
  locus_id: z.coerce.number().int().min(1),
  aliases: z.string().transform((text) => (text ? text.split("|") : [])),
  orf_bp: z
    .string()
    .regex(/^\d*$/, "must be a number of base pairs, or empty")
    .transform((text) => (text ? Number(text) : null)),
});
export type GeneRecord = z.infer<typeof GeneRecord>;

export const readGenes = (): GeneRecord[] => readCsv("genes.csv", GeneRecord);

export const speciesOf = (geneNumber: string): "Human" | "Mouse" =>
  geneNumber.startsWith("M") ? "Mouse" : "Human";
