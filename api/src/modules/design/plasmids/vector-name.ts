import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import type { Assembly } from "./assemblies.ts";
import type { PlasmidFeature } from "./plasmid-features.ts";

/** The systematic name of a vector, such as `pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)`. */
export function vectorName({ fn }: Design, { structure, insert }: Assembly): string {
  const selection = insert.find(({ kind }) => kind === "selection");
  const cassettes = guidesLast(cassettesOf(insert.filter(isShownInName)));
  return [
    `${structure.label}[${fn.code}]`,
    ...(selection ? [selection.label] : []),
    ...cassettes.map(formatCassette).filter((cassette) => cassette !== ""),
  ].join("-");
}

const startsCassette = ({ kind }: PlasmidFeature) => kind === "promoter" || kind === "repeat";

/**
 * Names omit regulatory features, except the separator, and repeats without a label, such as the right homology
 * arm.
 */
const isShownInName = ({ kind, name, label }: PlasmidFeature) =>
  kind === "regulatory" ? name === vectors.separator : kind !== "repeat" || label !== name;

function cassettesOf(features: PlasmidFeature[]): PlasmidFeature[][] {
  const cassettes: PlasmidFeature[][] = [];
  for (const feature of features) {
    if (startsCassette(feature) || cassettes.length === 0) cassettes.push([]);
    cassettes.at(-1)?.push(feature);
  }
  return cassettes;
}

/** Names list protein cassettes before guide cassettes. */
function guidesLast(cassettes: PlasmidFeature[][]): PlasmidFeature[][] {
  const isGuide = (cassette: PlasmidFeature[]) => cassette.some(({ kind }) => kind === "guide");
  return [...cassettes.filter((each) => !isGuide(each)), ...cassettes.filter(isGuide)];
}

/** Example: `CMV>FLAG:SpCas9:P2A:EGFP`. Omits the selection marker, which the vector name begins with. */
function formatCassette(cassette: PlasmidFeature[]): string {
  const selection = cassette.findIndex(({ kind }) => kind === "selection");
  const shown = selection < 0 ? cassette : cassette.slice(0, selection);
  const [first, ...rest] = shown.at(-1)?.name === vectors.separator ? shown.slice(0, -1) : shown;
  if (!first) return "";
  if (!startsCassette(first)) return [first, ...rest].map(({ label }) => label).join(":");
  if (rest.length === 0) return first.kind === "repeat" ? first.label : "";
  return `${first.label}>${rest.map(({ label }) => label).join(":")}`;
}
