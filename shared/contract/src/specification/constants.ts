/** Limits and values of a specification. Imports no schema library, because pages import this module. */

/** The fields of a specification, in the order in which they are asked. */
export const SPECIFICATION_FIELDS = [
  "insert",
  "orf",
  "site",
  "terminus",
  "reporter",
  "marker",
  "region",
  "species",
  "guide",
  "cell_line",
  "serotype",
  "custom_tag",
  "custom_fluorescence",
  "custom_selection",
] as const;
export type SpecificationField = (typeof SPECIFICATION_FIELDS)[number];

/** Genome assemblies of coordinates, by species; the first is the default. */
export const ASSEMBLIES = { Human: ["GRCh38"], Mouse: ["GRCm39", "GRCm38"] } as const;
export const ALL_ASSEMBLIES = [...ASSEMBLIES.Human, ...ASSEMBLIES.Mouse] as const;

/** The longest sequence that is accepted, in base pairs. */
export const SPECIFIED_SEQUENCE_MAX = 20_000;
/** Characters of a name or note. */
export const SPECIFIED_NAME_MAX = 100;
export const SPECIFIED_NOTE_MAX = 2_000;
/** Maximum number of answers to the questions of a service. */
export const SERVICE_ANSWERS_MAX = 20;
