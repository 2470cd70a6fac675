import type { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { checkPriceData } from "./check-price-data.ts";
import type { Categories, Matrix, Parts, Structures, Vectors } from "./design-schema.ts";
import type { Campaigns, Formats, Prices } from "./price-schema.ts";
import { requireKnown } from "./require-known.ts";

/** The contents of the files in content/design. */
export interface DesignData {
  categories: z.infer<typeof Categories>;
  structures: z.infer<typeof Structures>;
  matrix: z.infer<typeof Matrix>;
  parts: z.infer<typeof Parts>;
  vectors: z.infer<typeof Vectors>;
  formats: z.infer<typeof Formats>;
  prices: z.infer<typeof Prices>;
  campaigns: z.infer<typeof Campaigns>;
}

/**
 * Checks that the files refer to existing entries of each other, and that no code or name occurs twice.
 * @throws ContentError naming the file and key of the first mistake
 */
export function checkDesignData(data: DesignData): void {
  checkDistinct(data);
  checkStructures(data);
  checkMatrix(data);
  checkKits(data);
  checkPriceData(data, functionCodes(data));
}

const codesOf = (all: { code: string }[]) => all.map(({ code }) => code);
const functionCodes = ({ categories }: DesignData) => categories.flatMap((each) => codesOf(each.functions));

/** Requests and SKUs refer to parts by name and code, so both are unique within a list. */
function checkDistinct({ categories, structures, parts }: DesignData) {
  const functions = categories.flatMap((each) => each.functions);
  requireDistinct("design/functions.yaml", "functions", functions);
  const coded = structures.map(({ symbol, name }) => ({ code: symbol, name }));
  requireDistinct("design/structures.yaml", "structures", coded);
  for (const [key, list] of Object.entries(parts)) requireDistinct("design/parts.yaml", key, list);
}

function requireDistinct(file: string, key: string, entries: { code: string; name: string }[]) {
  for (const values of [codesOf(entries), entries.map(({ name }) => name)]) {
    const repeated = values.find((value, i) => values.indexOf(value) !== i);
    if (repeated !== undefined) throw new ContentError(file, undefined, `${key}: ${repeated} occurs twice`);
  }
}

function checkStructures({ structures, parts, vectors, formats }: DesignData) {
  const features = Object.keys(vectors.features);
  const prefixes = formats.map(({ prefix }) => prefix);
  for (const { symbol, bacterial, selection, upstream, downstream, formats: offered } of structures) {
    const check = (key: string, codes: string[], known: string[]) =>
      requireKnown("design/structures.yaml", `${symbol}.${key}`, codes, known);
    check("bacterial", bacterial, codesOf(parts.bacterialMarkers));
    check("selection", selection, codesOf(parts.selectionMarkers));
    check("upstream", upstream, features);
    check("downstream", downstream, features);
    check("formats", offered, prefixes);
  }
}

function checkMatrix(data: DesignData) {
  const { structures, matrix, parts } = data;
  const file = "design/matrix.yaml";
  const symbols = structures.map(({ symbol }) => symbol);
  requireKnown(file, "functions", functionCodes(data), Object.keys(matrix));
  for (const [fn, { tags, offered, notOffered }] of Object.entries(matrix)) {
    requireKnown(file, `${fn}.tags`, tags, codesOf(parts.proteinTags));
    requireKnown(file, fn, [...Object.keys(offered), ...Object.keys(notOffered)], symbols);
    requireKnown(file, `${fn}, offered or not`, symbols, Object.keys({ ...offered, ...notOffered }));
    for (const [symbol, promoters] of Object.entries(offered)) {
      requireKnown(file, `${fn}.offered.${symbol}`, promoters, codesOf(parts.promoters));
    }
  }
}

const SLOTS = ["$promoter", "$tag", "$fluorescence", "$selection", "$markers", "$bacterial", "$orf"];

/**
 * Checks that each offered pair has a kit for each of its promoters, and that kits use known features and
 * structures.
 */
function checkKits({ matrix, vectors, structures }: DesignData) {
  const file = "design/vectors.yaml";
  const features = Object.keys(vectors.features);
  const known = [...features, ...SLOTS];
  const symbols = structures.map(({ symbol }) => symbol);
  requireKnown(file, "backbone", [...vectors.backbone, vectors.separator, vectors.markerPromoter], known);
  for (const [i, { plasmids }] of vectors.kits.entries()) {
    for (const { parts, structure, omit } of plasmids) {
      requireKnown(file, `kits.${i}.parts`, parts, known);
      requireKnown(file, `kits.${i}.structure`, structure ? [structure] : [], symbols);
      requireKnown(file, `kits.${i}.omit`, omit ? [omit] : [], features);
    }
  }
  const kits = vectors.kits.flatMap(({ functions, structures, promoter = "any" }) =>
    functions.flatMap((fn) => structures.map((structure) => `kit ${fn} ${structure} ${promoter}`)),
  );
  for (const [fn, { offered }] of Object.entries(matrix)) {
    for (const [structure, promoters] of Object.entries(offered)) {
      if (kits.includes(`kit ${fn} ${structure} any`)) continue;
      requireKnown(
        file,
        "kits",
        promoters.map((promoter) => `kit ${fn} ${structure} ${promoter}`),
        kits,
      );
    }
  }
}
