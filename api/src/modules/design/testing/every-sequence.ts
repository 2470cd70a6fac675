/**
 * `npm run pnpm -- --filter api every-sequence`: writes every kit that can be made as GenBank and FASTA, for each kind of target,
 * and checks each file. Prints how many there are, how long it took, and how much of the sequences is known, as a table for
 * docs/sequences.md. Names of targets, such as `coding`, restrict it. Exit code 1 if a file is wrong.
 */
import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { writeFasta } from "../sequences/fasta.ts";
import { writeGenbank } from "../sequences/genbank.ts";
import { buildPlasmidSequences, kitSequences } from "../sequences/kit-sequences.ts";
import { everyKit, TARGETS } from "./every-kit.ts";

const DAY = "2026-11-23";

interface Counts {
  kits: number;
  plasmids: number;
  bp: number;
  known: number;
  /** Kits without an unknown base. */
  complete: number;
  /** Characters of both files. */
  bytes: number;
  ms: number;
  wrong: string[];
}

const newCounts = (): Counts => ({
  ...{ kits: 0, plasmids: 0, bp: 0, known: 0, complete: 0, bytes: 0, ms: 0 },
  wrong: [],
});

const rows = new Map<string, Counts>();
const asked = process.argv.slice(2);
for (const [name, target] of Object.entries(TARGETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const counts = newCounts();
  rows.set(name, counts);
  for (const { design, terminus, plasmids } of everyKit(target)) {
    const kit = { ...kitSequences(design, null), plasmids: buildPlasmidSequences(design, { terminus }) };
    const start = performance.now();
    const files = [writeGenbank(kit, DAY), writeFasta(kit)] as const;
    counts.ms += performance.now() - start;
    const lengths = plasmids.map(({ total_bp }) => total_bp);
    if (!isRight(kit, lengths, ...files)) counts.wrong.push(kit.product_sku);
    add(counts, kit, files);
  }
  console.error(name, counts.kits);
}

function add(counts: Counts, { plasmids }: KitSequences, files: readonly string[]) {
  const bp = plasmids.reduce((sum, { bases }) => sum + bases.length, 0);
  const known = plasmids.reduce((sum, { known_bp }) => sum + known_bp, 0);
  counts.kits++;
  counts.plasmids += plasmids.length;
  counts.bp += bp;
  counts.known += known;
  counts.complete += bp === known ? 1 : 0;
  counts.bytes += files.reduce((sum, { length }) => sum + length, 0);
}

/** Both files have the bases of the kit, in lines that readers take, and as many unknown bases as the kit says. */
function isRight({ plasmids }: KitSequences, lengths: number[], genbank: string, fasta: string): boolean {
  const origins = Array.from(genbank.matchAll(/^ORIGIN\n([\s\S]*?)^\/\/\n/gm), ([, lines = ""]) =>
    lines.replaceAll(/[^a-z]+/g, "").toUpperCase(),
  );
  const records = fasta.split(/^>.*\n/m).slice(1);
  return (
    plasmids.length > 0 &&
    origins.length === plasmids.length &&
    records.length === plasmids.length &&
    /^[\n -~]*$/.test(genbank) &&
    genbank.split("\n").every((line) => line.length <= 80) &&
    plasmids.every(
      ({ bases, known_bp }, i) =>
        bases.length === lengths[i] &&
        bases.replaceAll("N", "").length === known_bp &&
        origins[i] === bases &&
        records[i]?.replaceAll("\n", "") === bases,
    )
  );
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const row = (name: string, { kits, plasmids, bp, known, complete, bytes, ms }: Counts) =>
  `| ${name} | ${whole(kits)} | ${whole(plasmids)} | ${whole(bp / plasmids)} | ${percent(known / bp)} | ${percent(complete / kits)} | ${whole(bytes / kits / 1000)} kB | ${(ms / kits).toFixed(2)} ms |`;

const total = newCounts();
for (const counts of rows.values()) {
  for (const key of ["kits", "plasmids", "bp", "known", "complete", "bytes", "ms"] as const) {
    total[key] += counts[key];
  }
  total.wrong.push(...counts.wrong);
}
console.log(
  [
    "| target | kits | plasmids | bp per plasmid | bases known | kits without N | both files | time per kit |",
    "|---|---|---|---|---|---|---|---|",
    ...Array.from(rows, ([name, counts]) => row(name, counts)),
    row("all", total),
    "",
    `${whole(total.ms / 1000)} s to write all files; ${total.wrong.length} wrong.`,
    ...total.wrong.slice(0, 10),
  ].join("\n"),
);
process.exitCode = total.wrong.length > 0 ? 1 : 0;
