import { z } from "zod";
import { readCsv } from "../../../content-files/read-csv.ts";
import type { Species } from "../target.ts";

const Locus = z.strictObject({
  species: z.enum(["Human", "Mouse"]),
  symbol: z.string().min(1),
  /** Where inserts are placed, such as `the first intron of PPP1R12C`. */
  site: z.string().min(1),
});
type Locus = z.infer<typeof Locus>;

/** Sites for insertions. They have a symbol of their own, but are no genes to change. */
const loci = readCsv("loci.csv", Locus);

/** The locus with this symbol, ignoring case. */
export const findLocus = (species: Species, symbol: string): Locus | undefined =>
  loci.find((locus) => locus.species === species && locus.symbol.toLowerCase() === symbol.toLowerCase());
