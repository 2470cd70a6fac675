import { ContentError } from "../../../content-files/content-folder.ts";
import { checkCloning } from "./check-cloning.ts";
import { checkKits } from "./check-kits.ts";
import { checkPriceData } from "./check-price-data.ts";
import { checkSequences } from "./check-sequences.ts";
import { type DesignData, requireKnown } from "./design-files.ts";
import { isJunction } from "./vector-schema.ts";

/**
 * Checks that the files refer to existing entries of each other, and that no code or name occurs twice.
 * @throws ContentError naming the file and key of the first mistake
 */
export function checkDesignData(data: DesignData): void {
  checkDistinct(data);
  checkStructures(data);
  checkMatrix(data);
  checkKits(data);
  checkSequences(data);
  checkCloning(data);
  checkPriceData(data, functionCodes(data));
}

const toCodes = (all: { code: string }[]) => all.map(({ code }) => code);
const functionCodes = ({ categories }: DesignData) => categories.flatMap((each) => toCodes(each.functions));

/** Requests and SKUs refer to parts by name and code, so both are unique within a list. */
function checkDistinct({ categories, structures, parts }: DesignData) {
  const functions = categories.flatMap((each) => each.functions);
  requireDistinct("design/functions.yaml", "functions", functions);
  const coded = structures.map(({ symbol, name }) => ({ code: symbol, name }));
  requireDistinct("design/structures.yaml", "structures", coded);
  for (const [key, list] of Object.entries(parts)) requireDistinct("design/parts.yaml", key, list);
}

function requireDistinct(file: string, key: string, entries: { code: string; name: string }[]) {
  for (const values of [toCodes(entries), entries.map(({ name }) => name)]) {
    const repeated = values.find((value, i) => values.indexOf(value) !== i);
    if (repeated !== undefined) throw new ContentError(file, undefined, `${key}: ${repeated} occurs twice`);
  }
}

function checkStructures({ structures, parts, vectors, sequences, formats }: DesignData) {
  const junctions = Object.keys(sequences).filter(isJunction);
  const features = [...Object.keys(vectors.features), ...junctions, "$bacterial"];
  const prefixes = formats.map(({ prefix }) => prefix);
  for (const { symbol, bacterial, selection, formats: offered, ...ends } of structures) {
    const check = (key: string, codes: string[], known: string[]) =>
      requireKnown("design/structures.yaml", `${symbol}.${key}`, codes, known);
    check("bacterial", bacterial, toCodes(parts.bacterialMarkers));
    check("selection", selection, toCodes(parts.selectionMarkers));
    for (const key of ["before", "upstream", "downstream", "backbone"] as const) {
      check(
        key,
        ends[key].map((name) => name.replace(/^-/, "")),
        features,
      );
    }
    check("terminator", [ends.terminator], features);
    check("formats", offered, prefixes);
  }
}

function checkMatrix(data: DesignData) {
  const { structures, matrix, parts } = data;
  const file = "design/matrix.yaml";
  const symbols = structures.map(({ symbol }) => symbol);
  requireKnown(file, "functions", functionCodes(data), Object.keys(matrix));
  for (const [fn, { tags, offered, notOffered, notes, defaults, needs }] of Object.entries(matrix)) {
    requireKnown(file, `${fn}.notes`, Object.keys(notes), Object.keys(offered));
    requireKnown(file, `${fn}.tags`, tags, toCodes(parts.proteinTags));
    requireKnown(file, fn, [...Object.keys(offered), ...Object.keys(notOffered)], symbols);
    requireKnown(file, `${fn}, offered or not`, symbols, Object.keys({ ...offered, ...notOffered }));
    for (const [i, each] of defaults.entries()) checkDefaults(data, `${fn}.defaults.${i}`, each);
    for (const [i, { structures: some = [] }] of needs.entries()) {
      requireKnown(file, `${fn}.needs.${i}.structures`, some, symbols);
    }
    for (const [symbol, promoters] of Object.entries(offered)) {
      requireKnown(file, `${fn}.offered.${symbol}`, promoters, toCodes(parts.promoters));
    }
  }
}

function checkDefaults(
  { structures, parts }: DesignData,
  key: string,
  defaults: DesignData["matrix"][string]["defaults"][number],
) {
  const check = (name: string, codes: string[], known: string[]) =>
    requireKnown("design/matrix.yaml", `${key}.${name}`, codes, known);
  const { structures: some = [], fluorescence, selection } = defaults;
  const symbols = structures.map(({ symbol }) => symbol);
  check("structures", some, symbols);
  check("fluorescence", fluorescence ? [fluorescence] : [], toCodes(parts.fluorescenceMarkers));
  check("selection", selection ? [selection] : [], toCodes(parts.selectionMarkers));
}
