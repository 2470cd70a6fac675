import { eq } from "drizzle-orm";
import type { Tx } from "../../../../../db/database.ts";
import { type Species, withoutVersion } from "../../../../design/index.ts";
import { genes } from "../../gene.table.ts";
import type { CodingHeader } from "./read-header.ts";

/** A gene that coding sequences are imported for. */
export interface IndexedGene {
  number: string;
  symbol: string;
  locusId: number;
  ensemblId: string | null;
  /** Accession of the canonical transcript, without its version. */
  canonical: string | null;
  orfBp: number | null;
}

/** The genes of a species, by what the headers of sequences name them. */
export class GeneIndex {
  readonly #byLocus = new Map<number, IndexedGene>();
  readonly #byEnsemblId = new Map<string, IndexedGene>();
  readonly #bySymbol = new Map<string, IndexedGene>();
  readonly #byCanonical = new Map<string, IndexedGene>();

  static async read(tx: Tx, species: Species): Promise<GeneIndex> {
    const { number, symbol, locusId, ensemblId, codingTranscript, refseqTranscript, orfBp } = genes;
    const rows = await tx
      .select({ number, symbol, locusId, ensemblId, codingTranscript, refseqTranscript, orfBp })
      .from(genes)
      .where(eq(genes.species, species));
    const index = new GeneIndex();
    for (const { codingTranscript, refseqTranscript, ...row } of rows) {
      const transcript = codingTranscript ?? refseqTranscript;
      index.#add({ ...row, canonical: transcript && withoutVersion(transcript) });
    }
    return index;
  }

  #add(gene: IndexedGene) {
    this.#byLocus.set(gene.locusId, gene);
    this.#bySymbol.set(gene.symbol, gene);
    if (gene.ensemblId) this.#byEnsemblId.set(gene.ensemblId, gene);
    if (gene.canonical) this.#byCanonical.set(gene.canonical, gene);
  }

  /** The gene of a record: by its id where the header has one, else by its symbol, else by the canonical transcript. */
  find({ locusId, ensemblId, symbol, transcript = "" }: CodingHeader): IndexedGene | undefined {
    if (locusId !== undefined) return this.#byLocus.get(locusId);
    const byId = ensemblId === undefined ? undefined : this.#byEnsemblId.get(ensemblId);
    if (byId) return byId;
    const bySymbol = symbol === undefined ? undefined : this.#bySymbol.get(symbol);
    // Genes of alternative haplotypes have the symbol of the gene, and ids of their own.
    if (bySymbol && !(ensemblId && bySymbol.ensemblId)) return bySymbol;
    return ensemblId || symbol ? undefined : this.#byCanonical.get(withoutVersion(transcript));
  }
}
