import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { toAscii } from "./ascii-lines.ts";

/** The place of the bacterial marker in a SKU without hyphens. */
const BACTERIAL_MARKER = 9;
/** File systems take 255 bytes; browsers add a number to a name that exists. */
const FILE_NAME_MAX = 120;

const EXTENSIONS: Record<SequenceFormat, string> = { genbank: "gb", fasta: "fasta" };

/**
 * The name of a plasmid's record: the SKU without its hyphens, such as `KOLACMXXPCH00001`, which is as long as a name may be. In
 * a kit of several plasmids the number of the plasmid is in the place of the bacterial marker, which is not chosen:
 * `KOSPCMXXP2H00001`.
 */
export function locusName({ product_sku, plasmids }: KitSequences, index: number): string {
  const whole = product_sku.replaceAll("-", "");
  if (plasmids.length === 1) return whole;
  return `${whole.slice(0, BACTERIAL_MARKER)}${index + 1}${whole.slice(BACTERIAL_MARKER + 1)}`;
}

/** The name of a kit's file, from the names of its plasmids: letters, digits and `. _ -`. */
export function sequenceFileName({ plasmids }: KitSequences, format: SequenceFormat): string {
  const name = toAscii(plasmids.map((plasmid) => plasmid.name).join("_"))
    .replaceAll(/[^A-Za-z0-9.-]+/g, "_")
    .slice(0, FILE_NAME_MAX)
    .replaceAll(/^[_.-]+|[_.-]+$/g, "");
  return `${name}.${EXTENSIONS[format]}`;
}
