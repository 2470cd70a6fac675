import { createHash } from "node:crypto";
import { chromosomeName } from "@ligate/contract/specification/check-coordinates";
import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";

/**
 * A specification in the form in which it is stored: sequences as bases in upper case, chromosomes without `chr`,
 * without empty fields, and without a guide that the store chooses. Null if nothing is left.
 */
export function cleanSpecification(typed: Specification): Specification | null {
  const { insert, site, region, guide, cell_line, serotype, terminus, species } = typed;
  const { orf, marker, reporter } = typed;
  const cleaned: Specification = {
    insert: insert?.source === "sequence" ? { ...insert, sequence: normalizeBases(insert.sequence) } : insert,
    orf: orf?.source === "own" ? cleanFrame(orf) : orf,
    site: site?.at === "coordinates" ? withChromosome(site) : site,
    terminus,
    marker,
    reporter,
    region: region?.by === "coordinates" ? withChromosome(region) : region,
    species,
    guide: guide?.source === "own" ? { ...guide, sequences: guide.sequences.map(normalizeBases) } : undefined,
    cell_line: cell_line || undefined,
    serotype: serotype || undefined,
    custom_tag: cleanPart(typed.custom_tag),
    custom_fluorescence: cleanPart(typed.custom_fluorescence),
    custom_selection: cleanPart(typed.custom_selection),
    service: typed.service?.length ? typed.service : undefined,
  };
  const given = Object.entries(cleaned).filter(([, value]) => value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : null;
}

type OwnFrame = Extract<Specification["orf"], { source: "own" }>;

function cleanFrame({ source, name, sequence, non_atg_start }: OwnFrame): OwnFrame {
  const bases = normalizeBases(sequence);
  return {
    source,
    name,
    sequence: bases,
    ...(non_atg_start && !bases.startsWith("ATG") && { non_atg_start }),
  };
}

const withChromosome = <T extends { chromosome: string }>(place: T): T => ({
  ...place,
  chromosome: chromosomeName(place.chromosome),
});

type CustomPart = Specification["custom_tag"];

function cleanPart(part: CustomPart): CustomPart {
  const bases = normalizeBases(part?.sequence ?? "");
  if (!part?.note && bases === "") return undefined;
  return { ...(bases && { sequence: bases }), ...(part?.note && { note: part.note }) };
}

/** SHA-256 of a specification in canonical form, in hexadecimal: lines with equal SKU and key are one line. Empty for null. */
export const specificationKey = (specification: Specification | null): string =>
  specification === null ? "" : createHash("sha256").update(canonicalJson(specification)).digest("hex");

/** JSON with sorted keys, because the database stores them in an order of its own. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
