/**
 * `npm run pnpm -- --filter api every-sequence`: checks every truth on every kit that can be made, for each kind of target, and
 * writes each kit as GenBank and FASTA, and checks both files. Prints the kits, the time and how much of the sequences is known,
 * as a table for docs/sequences.md, and the first kits that break a truth. Names of targets, such as `coding`, restrict it. Exit
 * code 1 if a truth is broken or a file is wrong.
 */
import { writeFasta } from "../sequences/fasta.ts";
import { writeGenbank } from "../sequences/genbank.ts";
import type { FileKit, FilePlasmid } from "../sequences/kit-sequences.ts";
import { buildPlasmidSequences, kitSequences } from "../sequences/kit-sequences.ts";
import { everyKit, type Kit, TARGETS } from "./every-kit.ts";
import { listOuter } from "./exported-plasmids.ts";
import { KIT_TRUTHS } from "./kit-truths.ts";
import { SEQUENCE_TRUTHS } from "./sequence-truths.ts";
import { TRANSCRIPTION_TRUTHS } from "./transcription-truths.ts";
import { TRANSLATION_TRUTHS } from "./translation-truths.ts";

const DRAWN_TRUTHS = { ...TRANSCRIPTION_TRUTHS, ...TRANSLATION_TRUTHS, ...KIT_TRUTHS };
const DAY = "2026-11-23";
const IN_FILES = "is written to files that have its bases";

/** The number of kits that break each truth, and the first of them. */
const broken = new Map(
  [...Object.keys(DRAWN_TRUTHS), ...Object.keys(SEQUENCE_TRUTHS), IN_FILES].map((truth) => [
    truth,
    { kits: 0, first: [] as string[] },
  ]),
);

function judge(truth: string, isKept: boolean, sku: string) {
  const found = broken.get(truth);
  if (isKept || !found) return;
  found.kits++;
  if (found.first.length < 5) found.first.push(sku);
}

const NO_COUNTS = {
  ...{ kits: 0, plasmids: 0, bp: 0, known: 0 },
  /** Base pairs that no vector has of its own: reading frames and homology arms of genes, and what customers supply. */
  specific: 0,
  /** Kits without an unknown base. */
  complete: 0,
  /** Characters of both files. */
  bytes: 0,
  filesMs: 0,
  truthsMs: 0,
};
type Counts = typeof NO_COUNTS;

function checkKit({ plasmids, cargo, ...specified }: Kit): Counts {
  const { design, ...choices } = specified;
  const { terminus } = choices;
  const kit = { ...kitSequences(design, null), plasmids: buildPlasmidSequences(design, choices) };
  const sku = [kit.product_sku, ...Object.values(choices).filter(Boolean)].join(" ");
  const start = performance.now();
  const files: [string, string] = [writeGenbank(kit, DAY), writeFasta(kit)];
  const filesMs = performance.now() - start;
  const lengths = plasmids.map(({ total_bp }) => total_bp);
  judge(IN_FILES, isWrittenWell(kit, lengths, files), sku);
  const truthsStart = performance.now();
  for (const [truth, isKept] of Object.entries(DRAWN_TRUTHS)) {
    judge(truth, isKept({ ...specified, plasmids, cargo }), sku);
  }
  for (const [truth, isKept] of Object.entries(SEQUENCE_TRUTHS)) {
    judge(
      truth,
      kit.plasmids.every((plasmid) => isKept({ plasmid, terminus })),
      sku,
    );
  }
  const truthsMs = performance.now() - truthsStart;
  return { ...countBases(kit), bytes: files.join("").length, filesMs, truthsMs };
}

/** Whether both files have the bases of the kit, in lines that readers take, and as many unknown bases as the kit says. */
function isWrittenWell(
  { plasmids }: FileKit,
  lengths: number[],
  [genbank, fasta]: [string, string],
): boolean {
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

function countBases({ plasmids }: FileKit): Omit<Counts, "bytes" | "filesMs" | "truthsMs"> {
  const bp = sum(plasmids, ({ bases }) => bases.length);
  const known = sum(plasmids, ({ known_bp }) => known_bp);
  const complete = bp === known ? 1 : 0;
  return { kits: 1, plasmids: plasmids.length, bp, known, specific: sum(plasmids, specificBp), complete };
}

const SPECIFIC = / ORF(,|$)|homology arm$|^Custom |^Insert$|^Cloning site$/;
const specificBp = (plasmid: FilePlasmid): number =>
  sum(
    listOuter(plasmid).filter(({ name, is_schematic }) => is_schematic && SPECIFIC.test(name)),
    ({ start_bp, end_bp }) => end_bp - start_bp + 1,
  );

const sum = <T>(all: T[], number: (each: T) => number): number =>
  all.reduce((total, each) => total + number(each), 0);

function add(total: Counts, counts: Counts) {
  for (const key of Object.keys(NO_COUNTS) as (keyof Counts)[]) total[key] += counts[key];
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const row = (name: string, counts: Counts) => {
  const { kits, plasmids, bp, known, specific, complete, bytes } = counts;
  return `| ${[
    ...[name, whole(kits), whole(plasmids), whole(bp / plasmids)],
    ...[percent(known / bp), percent(known / (bp - specific)), percent(complete / kits)],
    ...[`${whole(bytes / kits / 1000)} kB`, `${(counts.filesMs / kits).toFixed(2)} ms`],
    `${(counts.truthsMs / kits).toFixed(2)} ms`,
  ].join(" | ")} |`;
};

const start = performance.now();
const total = { ...NO_COUNTS };
const asked = process.argv.slice(2);
console.log(
  [
    "| target | kits | plasmids | bp per plasmid | bases known | without reading frames, arms and customers' parts | kits without N | both files | writing | truths |",
    "|---|---|---|---|---|---|---|---|---|---|",
  ].join("\n"),
);
for (const [name, target] of Object.entries(TARGETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const counts = { ...NO_COUNTS };
  for (const kit of everyKit(target)) add(counts, checkKit(kit));
  add(total, counts);
  console.log(row(name, counts));
}
const wrong = Array.from(broken).filter(([, { kits }]) => kits > 0);
console.log(
  [
    row("all", total),
    "",
    `${broken.size} truths on ${whole(total.kits)} kits in ${whole((performance.now() - start) / 1000)} s; ${wrong.length} broken.`,
    ...wrong.map(([truth, { kits, first }]) => `${truth}: ${whole(kits)} kits, such as ${first.join("; ")}`),
  ].join("\n"),
);
process.exitCode = wrong.length > 0 ? 1 : 0;
