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
  terminus: describeOption("terminus"),
  marker: describeOption("marker"),
  reporter: describeOption("reporter"),
  species: describeOption("species"),
  cell_line: describeOption("cellLine"),
  serotype: describeOption("serotype"),
  custom_tag: describeCustomPart,
  custom_fluorescence: describeCustomPart,
  custom_selection: describeCustomPart,
};

function describeOption(name: ControlName) {
  return ({ ask, draft }: FieldContext): FieldDescription => ({
    controls: [choice(name, ask)],
    getValue: () => draft[name] as Specification["serotype"],
  });
}
