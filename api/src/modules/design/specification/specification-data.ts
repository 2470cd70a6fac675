import { SPECIFICATION_FIELDS } from "@ligate/contract/specification/constants";
import { z } from "zod";
import { readYaml } from "../../../content-files/read-yaml.ts";

const Code = z.string().regex(/^[A-Z0-9]{1,2}$/, "must be the code of a function or part");
const Text = z.string().min(1);
const Species = z.enum(["Human", "Mouse"]);
const Length = z.int().min(1);

const GuideContent = z.strictObject({
  name: Text,
  functions: z.array(Code).min(1),
  structures: z.array(Code).optional(),
  promoters: z.array(Code).optional(),
  length: z.tuple([Length, Length]),
  pam: z
    .string()
    .regex(/^[ACGTNRYWV]+$/)
    .optional(),
  pol3: z.boolean().default(false),
  addsG: z.boolean().default(false),
});
export type GuideContent = z.infer<typeof GuideContent>;

const GuideLibraryContent = z.strictObject({
  name: Text,
  /** The name of a guide rule. */
  guide: Text,
  functions: z.array(Code).min(1),
  about: Text,
});
export type GuideLibrary = z.infer<typeof GuideLibraryContent>;

const WarningContent = z.strictObject({
  field: z.enum(SPECIFICATION_FIELDS),
  value: Text,
  functions: z.array(Code).min(1),
  promoters: z.array(Code).min(1).optional(),
  species: Species.optional(),
  text: Text,
});

/** The accession of a line in Cellosaurus. */
export const Accession = z.string().regex(/^CVCL_[0-9A-Z]{4}$/, "must be an accession such as CVCL_0030");

const CellLineContent = z.strictObject({
  name: Text,
  accession: Accession,
  species: Species,
  sex: z.enum(["female", "male"]),
  resistantTo: z.record(Code, Text).default({}),
});
export type CellLine = z.infer<typeof CellLineContent>;

/** The schema of content/design/specification.yaml. Lengths are in base pairs. */
const SpecificationContent = z.strictObject({
  site: z.strictObject({ max: Length }),
  nTerminal: z.strictObject({
    functions: z.array(Code).min(1),
    promoters: z.array(Code).min(1),
    reason: Text,
  }),
  ownPromoter: z.strictObject({ functions: z.array(Code).min(1), reason: Text }),
  reporter: z.strictObject({
    pol3: z.strictObject({ promoters: z.array(Code).min(1), reason: Text }),
    withoutSelection: Text,
  }),
  withoutProtein: Text,
  withoutExons: Text,
  warnings: z.array(WarningContent),
  controls: z.record(Code, z.record(Species, Text)),
  cellLines: z.array(CellLineContent).min(1),
  anyCellLine: z.array(Code),
  serotypes: z.array(z.strictObject({ name: Text, label: Text })).min(1),
  guides: z.array(GuideContent).min(1),
  twoGuides: z.array(Code),
  guideLibraries: z.array(GuideLibraryContent),
});

/** The options of specifications. A mistake in the file stops the API at startup with a ContentError. */
export const specificationData = readYaml("design/specification.yaml", SpecificationContent);
