/**
 * `pnpm count`: how large the house is, for a comparison of two commits. Tests and their tools are not counted.
 * Machinery is what is not the shop: how releases are built and served, and what only measures or tests it.
 */
import { dirname } from "node:path";
import { findImporters, readSourceFiles } from "./checks/source-files.ts";
import { readWalks } from "./checks/walks.ts";

const MACHINERY = /^(delivery|lab|scripts|e2e)\//;
const SMALL_LINES = 20;

const files = readSourceFiles();
const sources = files.filter(({ isTest }) => !isTest);
const importers = findImporters(sources);
const sum = (some: typeof sources) => some.reduce((lines, file) => lines + file.lines, 0);
const machinery = sources.filter(({ path }) => MACHINERY.test(path));
const perFolder = Map.groupBy(sources, ({ path }) => dirname(path));

const rows: [what: string, count: string | number][] = [
  ["source lines", sum(sources)],
  ["lines of machinery", sum(machinery)],
  ["share of machinery", `${((100 * sum(machinery)) / sum(sources)).toFixed(1)} %`],
  ["source files", sources.length],
  [`files of ${SMALL_LINES} lines or fewer`, sources.filter(({ lines }) => lines <= SMALL_LINES).length],
  [
    "files that one file imports",
    sources.filter(({ path }) => importers.get(path)?.files.length === 1).length,
  ],
  ["folders of one or two files", [...perFolder.values()].filter(({ length }) => length <= 2).length],
  ["test lines", sum(files.filter(({ isTest }) => isTest))],
  ...readWalks().map(({ title, steps }): [string, number] => [
    `files of ${title.replace(/^\w/, (letter) => letter.toLowerCase())}`,
    steps.length,
  ]),
];
for (const [what, count] of rows) console.log(`${what.padEnd(38)} ${count}`);
