import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { toAscii } from "./ascii-lines.ts";

/** The longest name of a GenBank record. */
const LOCUS_MAX = 16;
/** File systems take 255 bytes; browsers add a number to a name that exists. */
const FILE_NAME_MAX = 120;

const EXTENSIONS: Record<SequenceFormat, string> = { genbank: "gb", fasta: "fasta" };

/**
 * The name of a plasmid's record: the SKU without its hyphens, such as `KOLACMXXPCH00001`. In a kit of several plasmids it says
 * which one it is: function, structure, target and role, such as `KOSPH00001_Cas9`.
 */
export function locusName({ product_sku, plasmids }: KitSequences, index: number): string {
  const [fn, structure, , target] = product_sku.split("-");
  if (plasmids.length === 1) return product_sku.replaceAll("-", "");
  const role = toAscii(plasmids[index]?.role ?? "").replaceAll(/[^A-Za-z0-9]/g, "");
  return `${fn}${structure}${target}_${role}`.slice(0, LOCUS_MAX);
}

/** The name of a kit's file, from the names of its plasmids: letters, digits and `. _ -`. */
export function sequenceFileName({ plasmids }: KitSequences, format: SequenceFormat): string {
  const name = toAscii(plasmids.map((plasmid) => plasmid.name).join("_"))
    .replaceAll(/[^A-Za-z0-9.-]+/g, "_")
    .slice(0, FILE_NAME_MAX)
    .replaceAll(/^[_.-]+|[_.-]+$/g, "");
  return `${name}.${EXTENSIONS[format]}`;
}
