import { type Coordinates, coordinatesProblem } from "@ligate/contract/specification/check-coordinates";
import { ALL_ASSEMBLIES, ASSEMBLIES } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";
import { missing, type Reading, unfinished } from "./field-problems.ts";

type Site = NonNullable<Specification["site"]>;
type Region = NonNullable<Specification["region"]>;
type Assembly = (typeof ALL_ASSEMBLIES)[number];

/** Species and chromosome of the target. */
export interface Place {
  species: "Human" | "Mouse";
  /** Without `chr`; null if it is not on file. */
  chromosome: string | null;
}

export function readSite(draft: SpecificationDraft, place: Place): Reading<Site> {
  const { siteAt } = draft;
  if (siteAt === "N-terminal" || siteAt === "C-terminal") return { value: { at: siteAt } };
  if (siteAt !== "coordinates") return missing("siteAt", "Please choose where the insert goes.");
  const { value, problems } = readCoordinates(draft, ["siteAssembly", "sitePosition"], place);
  return value ? { value: { at: "coordinates", ...value } } : { problems: problems ?? [] };
}

export function readRegion(draft: SpecificationDraft, place: Place): Reading<Region> {
  const { regionBy } = draft;
  if (regionBy === "exons") return readExons(draft);
  if (regionBy !== "coordinates") return missing("regionBy", "Please specify the region to delete.");
  const { value, problems } = readCoordinates(draft, ["regionAssembly", "regionPosition"], place);
  return value ? { value: { by: "coordinates", ...value } } : { problems: problems ?? [] };
}

function readExons({
  regionExons = "",
  regionLength = "",
  regionUnknown,
}: SpecificationDraft): Reading<Region> {
  const exons = regionExons.trim();
  const length = Number(regionLength.replaceAll(/[,\s]/g, ""));
  const isUnknown = Boolean(regionUnknown);
  const isLength = Number.isInteger(length) && length >= 1 && length <= 10_000_000;
  const problems = [
    ...(exons ? [] : missing("regionExons", "Please name the exons, such as 2 to 4.").problems),
    ...(isUnknown || regionLength.trim()
      ? []
      : missing("regionLength", "Please enter the length of the region, or check that you don't know it.")
          .problems),
    ...(!isUnknown && regionLength.trim() && !isLength
      ? unfinished("regionLength", "Please enter the length in base pairs, such as 4,200.").problems
      : []),
  ];
  if (problems.length > 0) return { problems };
  return { value: { by: "exons", exons, length_bp: isUnknown ? null : length } };
}

interface Position {
  assembly: Assembly;
  chromosome: string;
  start: number;
  end: number;
}

function readCoordinates(
  draft: SpecificationDraft,
  [assemblyControl, control]: [ControlName, ControlName],
  { species, chromosome }: Place,
): Reading<Position> {
  const typed = draft[control]?.trim() ?? "";
  if (typed === "")
    return missing(control, "Please enter the coordinates, such as chr17:7,668,421-7,687,490.");
  const assembly = ALL_ASSEMBLIES.find((name) => name === draft[assemblyControl]) ?? ASSEMBLIES[species][0];
  const position = parsePosition(typed);
  if (!position) {
    return unfinished(
      control,
      "Please write the coordinates as genome browsers do: chr17:7,668,421-7,687,490.",
    );
  }
  const value = { assembly, ...position };
  const problem = coordinatesProblem(value, species, chromosome);
  return problem ? unfinished(control, problem) : { value };
}

/** Parses `chr17:7,668,421-7,687,490`; a single position is a region of one base. */
function parsePosition(typed: string): Omit<Coordinates, "assembly"> | undefined {
  const match = /^(?:chr)?(\w{1,5}):([\d,]+)(?:(?:[-–]|\.\.)([\d,]+))?$/i.exec(typed.replaceAll(/\s/g, ""));
  if (!match) return undefined;
  const [, chromosome = "", from = "", to = from] = match;
  const [start, end] = [from, to].map((text) => Number(text.replaceAll(",", "")));
  if (!start || !end || Math.max(start, end) > 400_000_000) return undefined;
  return { chromosome, start, end };
}
