import { ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { formats, functions, parts, structures } from "../data/design-data.ts";
import { requireKnown } from "../data/require-known.ts";
import { KitsBox } from "./box-schema.ts";

const FILE = "design/kits-box.yaml";

/** The boxes of kits, and what is needed beside them. A mistake in the file stops the API at startup. */
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
