import type { OrderFileKind } from "@ligate/contract/order-files/constants";

/** A format that can be deposited. */
export interface FileFormat {
  /** For staff: "GenBank". */
  name: string;
  mediaType: string;
  /** Accepted extensions; the first one is given to a file that has none of them. */
  extensions: [string, ...string[]];
  kinds: readonly OrderFileKind[];
}

/** Never `text/html` or another type that a browser could execute. */
const TEXT = "text/plain; charset=utf-8";
const PAPERS = ["qc", "certificate"] as const;
const SEQUENCES = ["sequence", "qc"] as const;

export const FILE_FORMATS = {
  genbank: {
    name: "GenBank",
    mediaType: TEXT,
    extensions: ["gb", "gbk", "gbff", "genbank", "ape"],
    kinds: SEQUENCES,
  },
  fasta: {
    name: "FASTA",
    mediaType: TEXT,
    extensions: ["fasta", "fa", "fna", "faa", "fas", "seq"],
    kinds: SEQUENCES,
  },
  // No media type is registered for traces of sequencers.
  trace: {
    name: "ABI trace",
    mediaType: "application/octet-stream",
    extensions: ["ab1", "abi"],
    kinds: SEQUENCES,
  },
  pdf: { name: "PDF", mediaType: "application/pdf", extensions: ["pdf"], kinds: PAPERS },
  png: { name: "PNG", mediaType: "image/png", extensions: ["png"], kinds: PAPERS },
  jpeg: { name: "JPEG", mediaType: "image/jpeg", extensions: ["jpg", "jpeg"], kinds: PAPERS },
} as const satisfies Record<string, FileFormat>;

const NAME_MAX = 120;

/**
 * The name under which a file is downloaded: without folders, control and reserved characters, and with an extension of
 * its format, so that the right program opens it.
 */
export function downloadName(path: string, { extensions }: FileFormat): string {
  const last = path.split(/[\\/]/).at(-1) ?? "";
  const kept = last
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()+-]/gu, "")
    .replaceAll(/ +/g, " ")
    .replace(/^[. ]+/, "");
  const typed = /\.([^.]+)$/.exec(kept)?.[1]?.toLowerCase() ?? "";
  const extension = extensions.find((known) => known === typed) ?? extensions[0];
  const stem = extension === typed ? kept.slice(0, -typed.length - 1) : kept;
  const short = [...stem]
    .slice(0, NAME_MAX)
    .join("")
    .replace(/[. ]+$/, "");
  return `${short || "file"}.${extension}`;
}
