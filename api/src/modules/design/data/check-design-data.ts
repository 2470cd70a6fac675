import type { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import type { Categories, Formats, Matrix, Parts, Prices, Structures, Vectors } from "./design-schema.ts";

/** Everything that the files of content/design say. */
export interface DesignData {
  categories: z.infer<typeof Categories>;
  structures: z.infer<typeof Structures>;
  matrix: z.infer<typeof Matrix>;
  parts: z.infer<typeof Parts>;
  vectors: z.infer<typeof Vectors>;
  formats: z.infer<typeof Formats>;
  prices: z.infer<typeof Prices>;
}

/**
 * Checks that the files agree with one another, key by key.
 * @throws ContentError naming file and key of the first that names what another file does not have
 */
export function checkDesignData(data: DesignData): void {
  checkStructures(data);
  checkMatrix(data);
  checkKits(data);
  checkPrices(data);
}

const codesOf = (all: { code: string }[]) => all.map(({ code }) => code);
const functionCodes = ({ categories }: DesignData) => categories.flatMap((each) => codesOf(each.functions));

function demand(file: string, key: string, wanted: string[], known: string[]) {
  const missing = wanted.find((code) => !known.includes(code));
  if (missing !== undefined) throw new ContentError(file, undefined, `${key}: there is no ${missing}`);
}

function checkStructures({ structures, parts, vectors, formats }: DesignData) {
  const features = Object.keys(vectors.features);
  const prefixes = formats.map(({ prefix }) => prefix);
  for (const { symbol, bacterial, selection, open, close, formats: offered } of structures) {
    const check = (key: string, wanted: string[], known: string[]) =>
      demand("design/structures.yaml", `${symbol}.${key}`, wanted, known);
    check("bacterial", bacterial, codesOf(parts.bacterialMarkers));
    check("selection", selection, codesOf(parts.selectionMarkers));
    check("open", open, features);
    check("close", close, features);
    check("formats", offered, prefixes);
  }
}

function checkMatrix(data: DesignData) {
  const { structures, matrix, parts } = data;
  const file = "design/matrix.yaml";
  const symbols = structures.map(({ symbol }) => symbol);
  demand(file, "functions", functionCodes(data), Object.keys(matrix));
  for (const [fn, { tags, offered, notOffered }] of Object.entries(matrix)) {
    demand(file, `${fn}.tags`, tags, codesOf(parts.proteinTags));
    demand(file, fn, [...Object.keys(offered), ...Object.keys(notOffered)], symbols);
    demand(file, `${fn}, offered or not`, symbols, Object.keys({ ...offered, ...notOffered }));
    for (const [symbol, promoters] of Object.entries(offered)) {
      demand(file, `${fn}.offered.${symbol}`, promoters, codesOf(parts.promoters));
    }
  }
}

const SLOTS = ["$promoter", "$tag", "$fluorescence", "$selection", "$markers", "$bacterial", "$orf"];

/** Every offered pair has a kit behind each promoter, of features that are known. */
function checkKits({ matrix, vectors }: DesignData) {
  const file = "design/vectors.yaml";
  const known = [...Object.keys(vectors.features), ...SLOTS];
  demand(file, "frame", [...vectors.frame, vectors.separator, vectors.markerPromoter], known);
  for (const [i, { plasmids }] of vectors.kits.entries()) {
    for (const { parts } of plasmids) demand(file, `kits.${i}`, parts, known);
  }
  const kits = vectors.kits.flatMap(({ functions, structures, promoter = "any" }) =>
    functions.flatMap((fn) => structures.map((structure) => `kit ${fn} ${structure} ${promoter}`)),
  );
  for (const [fn, { offered }] of Object.entries(matrix)) {
    for (const [structure, promoters] of Object.entries(offered)) {
      if (kits.includes(`kit ${fn} ${structure} any`)) continue;
      demand(
        file,
        "kits",
        promoters.map((promoter) => `kit ${fn} ${structure} ${promoter}`),
        kits,
      );
    }
  }
}

function checkPrices(data: DesignData) {
  const { prices, structures } = data;
  const file = "design/prices.yaml";
  const symbols = structures.map(({ symbol }) => symbol);
  demand(file, "functions", functionCodes(data), Object.keys(prices.functions));
  demand(file, "structures", symbols, Object.keys(prices.structures));
  demand(file, "orf.functions", prices.orf.functions, functionCodes(data));
}
