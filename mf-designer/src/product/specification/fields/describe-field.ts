import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { ControlName } from "../specification-draft.ts";
import { describeGuide } from "./describe-guide.ts";
import { describeRegion, describeSite } from "./describe-location.ts";
import { describeCustomPart, describeInsert, describeOrf } from "./describe-sequence.ts";
import { choice, type FieldContext, type FieldDescription } from "./field-description.ts";

/** A newer API may ask for a field that this release does not know. */
const UNKNOWN: FieldDescription = { controls: [], getValue: () => undefined };

export const describeField = (context: FieldContext): FieldDescription =>
  FIELDS[context.ask.field]?.(context) ?? UNKNOWN;

const FIELDS: Record<SpecificationField, (context: FieldContext) => FieldDescription> = {
  insert: describeInsert,
  orf: describeOrf,
  site: describeSite,
  region: describeRegion,
  guide: describeGuide,
  terminus: (context) =>
    describeOption(context, "terminus", "Please choose which end of the protein is tagged."),
  marker: (context) => describeOption(context, "marker", "Please choose how the markers are expressed."),
  reporter: (context) =>
    describeOption(context, "reporter", "Please choose what the fluorescence marker shows."),
  species: (context) => describeOption(context, "species", "Please choose the species of the control."),
  cell_line: (context) => describeOption(context, "cellLine", "Please choose the parental cell line."),
  serotype: (context) => describeOption(context, "serotype", "Please choose the serotype of the particles."),
  custom_tag: (context) => describeCustomPart(context, "tag"),
  custom_fluorescence: (context) => describeCustomPart(context, "fluorescence"),
  custom_selection: (context) => describeCustomPart(context, "selection"),
};

/** A choice with a default may be left open. */
function describeOption({ ask, draft }: FieldContext, name: ControlName, missing: string): FieldDescription {
  const control = choice(name, ask, missing);
  return {
    controls: [
      ask.default === undefined ? control : { ...control, missing: undefined, defaultValue: ask.default },
    ],
    getValue: () => draft[name] as Specification["serotype"],
  };
}
