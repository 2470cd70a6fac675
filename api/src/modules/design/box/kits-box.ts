import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { formats, functions, parts, structures } from "../data/design-data.ts";
import { requireKnown } from "../data/design-files.ts";

const Text = z.string().min(1);
const OptionCode = z.string().regex(/^[A-Z]{2}\d\d$/, "must be the code of a delivery option");
const Prefixes = z.array(z.string().regex(/^[A-Z]{2}$/)).min(1);
const CatalogNumber = z.string().regex(/^[A-Z]{2}-\d{4}$/, "must be a catalog number");

const Item = z.strictObject({ name: Text, amount: Text });

const BoxDefinition = z
  .strictObject({
    plasmids: Item.optional(),
    particles: Item.optional(),
    cells: Item.optional(),
    also: z.array(Item.extend({ structures: Prefixes.optional() })).default([]),
  })
  .refine(
    ({ plasmids, particles, cells }) => plasmids ?? particles ?? cells,
    "must have plasmids, particles or cells",
  );

/** The schema of kits-box.yaml. */
const KitsBox = z.strictObject({
  box: z.record(OptionCode, BoxDefinition),
  needs: z.array(
    z.strictObject({
      supply: CatalogNumber,
      formats: Prefixes,
      structures: Prefixes.optional(),
      functions: Prefixes.optional(),
      reason: Text,
    }),
  ),
  antibiotics: z.strictObject({
    formats: Prefixes,
    reason: Text,
    supplies: z.record(Text, CatalogNumber),
  }),
});
type KitsBox = z.infer<typeof KitsBox>;

const FILE = "design/kits-box.yaml";

/** The boxes of kits, and the supplies that are needed in addition. A mistake in the file stops the API at startup. */
export const kitsBox = readYaml(FILE, KitsBox);
checkKitsBox(kitsBox);

/** @throws ContentError if a delivery option has no box, or a name is unknown */
export function checkKitsBox({ box, needs, antibiotics }: KitsBox): void {
  const optionCodes = formats.flatMap(({ options }) => options.map(({ code }) => code));
  const prefixes = formats.map(({ prefix }) => prefix);
  const symbols = structures.map(({ symbol }) => symbol);
  requireKnown(FILE, "box", optionCodes, Object.keys(box));
  requireKnown(FILE, "box", Object.keys(box), optionCodes);
  for (const { supply, formats = [], structures = [], functions: codes = [] } of needs) {
    requireKnown(FILE, `needs: ${supply}: formats`, formats, prefixes);
    requireKnown(FILE, `needs: ${supply}: structures`, structures, symbols);
    requireKnown(
      FILE,
      `needs: ${supply}: functions`,
      codes,
      functions.map(({ code }) => code),
    );
  }
  requireKnown(FILE, "antibiotics.formats", antibiotics.formats, prefixes);
  const markers = parts.selectionMarkers.map(({ name }) => name);
  const unknown = Object.keys(antibiotics.supplies).find((marker) => !markers.includes(marker));
  if (unknown) throw new ContentError(FILE, undefined, `antibiotics.supplies: there is no marker ${unknown}`);
}

/** The catalog numbers of all supplies that a kit may need. */
export const neededCatalogNumbers: string[] = [
  ...new Set([...kitsBox.needs.map(({ supply }) => supply), ...Object.values(kitsBox.antibiotics.supplies)]),
];
