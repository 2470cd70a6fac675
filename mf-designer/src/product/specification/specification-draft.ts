import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";

/** The controls of each field of a specification, in the order in which they are shown. */
export const FIELD_CONTROLS = {
  insert: ["insertSource", "insertName", "insertSequence"],
  site: ["siteAt", "siteAssembly", "sitePosition"],
  terminus: ["terminus"],
  region: ["regionBy", "regionAssembly", "regionPosition", "regionExons", "regionLength", "regionUnknown"],
  species: ["species"],
  guide: ["guideSource", "guideListed", "guide1", "guide2"],
  cell_line: ["cellLine"],
  serotype: ["serotype"],
  custom_tag: ["tagSequence", "tagNote"],
  custom_fluorescence: ["fluorescenceSequence", "fluorescenceNote"],
  custom_selection: ["selectionSequence", "selectionNote"],
} as const satisfies Record<SpecificationField, readonly string[]>;

export type ControlName = (typeof FIELD_CONTROLS)[SpecificationField][number];

/** The input of the form as typed. An absent control is empty. */
export type SpecificationDraft = { readonly [Control in ControlName]?: string };

/** Id of the element that contains a control. */
export const controlId = (control: ControlName): string => `specification-${control}`;

/** Whether nothing has been entered in any control of a field. */
export const isBlank = (draft: SpecificationDraft, field: SpecificationField): boolean =>
  FIELD_CONTROLS[field].every((control) => !draft[control]?.trim());

/** The input that results in a specification. */
export function draftFrom(specification: Specification | null): SpecificationDraft {
  const { insert, site, region, guide, custom_tag, custom_fluorescence, custom_selection } =
    specification ?? {};
  return {
    insertSource: insert?.source,
    ...(insert?.source === "sequence" ? { insertName: insert.name, insertSequence: insert.sequence } : {}),
    siteAt: site?.at,
    ...(site?.at === "coordinates" ? { siteAssembly: site.assembly, sitePosition: positionText(site) } : {}),
    terminus: specification?.terminus,
    regionBy: region?.by,
    ...(region?.by === "coordinates"
      ? { regionAssembly: region.assembly, regionPosition: positionText(region) }
      : {}),
    ...(region?.by === "exons" ? exonControls(region) : {}),
    species: specification?.species,
    ...guideControls(guide),
    cellLine: specification?.cell_line,
    serotype: specification?.serotype,
    tagSequence: custom_tag?.sequence,
    tagNote: custom_tag?.note,
    fluorescenceSequence: custom_fluorescence?.sequence,
    fluorescenceNote: custom_fluorescence?.note,
    selectionSequence: custom_selection?.sequence,
    selectionNote: custom_selection?.note,
  };
}

function guideControls(guide: Specification["guide"]): SpecificationDraft {
  if (guide?.source !== "own") return { guideSource: guide?.source };
  const { library, sequences } = guide;
  const [guide1 = "", guide2] = sequences;
  return library === undefined
    ? { guideSource: "own", guide1, guide2 }
    : { guideSource: "listed", guideListed: listedGuideValue({ library, sequence: guide1 }) };
}

/** A guide of the list as a control holds it: `Brunello/ACGT…`. */
export const listedGuideValue = ({ library, sequence }: { library: string; sequence: string }): string =>
  `${library}/${sequence}`;

/** Formats a position as genome browsers do: `chr17:7668421-7687490`. */
const positionText = ({ chromosome, start, end }: { chromosome: string; start: number; end: number }) =>
  `chr${chromosome}:${start}-${end}`;

const exonControls = ({ exons, length_bp }: { exons: string; length_bp: number | null }) => ({
  regionExons: exons,
  ...(length_bp === null ? { regionUnknown: "yes" } : { regionLength: String(length_bp) }),
});
