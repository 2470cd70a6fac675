/** The content of the header of a coding sequence. Values that it does not have are absent. */
export interface CodingHeader {
  /** Accession with its version, such as `NM_000546.6`; absent if the header names no transcript. */
  transcript?: string;
  /** NCBI Gene id. */
  locusId?: number;
  /** Without its version. */
  ensemblId?: string;
  symbol?: string;
  /** The annotation begins or ends within the frame. */
  isPartial: boolean;
  /** A codon of the frame is read as selenocysteine. */
  hasSelenocysteine: boolean;
}

/** `lcl|NM_000546.6_cds_NP_000537.3_1`, `NM_000546.6:143-1324` or `NM_000546.6`. */
const REFSEQ = /^(?:lcl\|)?([NX]M_\d+\.\d+)(?=[_:]|$)/;
const ENSEMBL = /^(ENS(?:MUS)?T\d+\.\d+)(?=\||$)/;

/**
 * Reads the header of a record, without its `>`: NCBI's of coding sequences (`[gene=TP53] [db_xref=…,GeneID:7157]`, or
 * `TP53 … [GeneID=7157]` in data packages), of plain RefSeq records (`… protein p53 (TP53), transcript variant 1`), and
 * Ensembl's (`cds … gene:ENSG00000141510.18 … gene_symbol:TP53`) and GENCODE's.
 */
export function readHeader(header: string): CodingHeader {
  const [id = ""] = header.split(/\s/, 1);
  const found = (pattern: RegExp) => pattern.exec(header)?.[1];
  const gencode = id.includes("|") && id.startsWith("ENS") ? id.split("|") : [];
  const locusId = found(/\bGeneID[:=](\d{1,9})\b/);
  const ensemblId = found(/\bgene:(ENS(?:MUS)?G\d+)/) ?? gencode[1]?.replace(/\.\d+$/, "");
  const symbol =
    found(/\[gene=([^\]\s]+)\]/) ??
    found(/\bgene_symbol:(\S+)/) ??
    gencode[5] ??
    found(/\(([^()\s]+)\),(?: transcript variant| mRNA)/) ??
    (locusId ? found(/^\S+ (\S+) \[/) : undefined);
  const transcript = (REFSEQ.exec(id) ?? ENSEMBL.exec(id))?.[1];
  return {
    ...(transcript && { transcript }),
    ...(locusId && { locusId: Number(locusId) }),
    ...(ensemblId && { ensemblId }),
    ...(symbol && { symbol }),
    isPartial: /\[partial=/.test(header),
    hasSelenocysteine: /aa:Sec\b/.test(header),
  };
}
