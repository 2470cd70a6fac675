import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { Coordinates } from "@ligate/contract/specification/check-coordinates";
import { ASSEMBLIES } from "@ligate/contract/specification/constants";
import type { SpecificationDraft } from "../specification-draft.ts";
import type { Control } from "./field-description.ts";

/** The assembly and the position of a site or a region, and the coordinates that they result in. */
export function describeCoordinates(
  place: "site" | "region",
  draft: SpecificationDraft,
  product: ProductSummary,
) {
  const species = product.species ?? (draft.species === "Mouse" ? "Mouse" : "Human");
  const assemblies = ASSEMBLIES[species];
  const chosen = draft[`${place}Assembly`];
  const assembly = assemblies.find((name) => name === chosen) ?? assemblies[0];
  const position = parsePosition(draft[`${place}Position`] ?? "");
  const controls: [Control, Control] = [
    {
      name: `${place}Assembly`,
      type: "select",
      label: "Assembly",
      options: assemblies.map((name) => ({ value: name, label: name })),
    },
    {
      name: `${place}Position`,
      content: "position",
      label: "Genome coordinates",
      hint: "As in a genome browser: chr17:7,668,421-7,687,490",
      missing: "Please enter the coordinates, such as chr17:7,668,421-7,687,490.",
      // The API checks them against the assembly and the target, whose chromosomes this page need not load.
      check: () =>
        position
          ? undefined
          : "Please write the coordinates as genome browsers do: chr17:7,668,421-7,687,490.",
    },
  ];
  return { controls, getValue: () => ({ assembly, ...(position as Position) }) };
}

type Position = Omit<Coordinates, "assembly">;

/** Parses `chr17:7,668,421-7,687,490`; a single position is a region of one base. */
function parsePosition(typed: string): Position | undefined {
  const match = /^(?:chr)?(\w{1,5}):([\d,]+)(?:(?:[-–]|\.\.)([\d,]+))?$/i.exec(typed.replaceAll(/\s/g, ""));
  if (!match) return undefined;
  const [, chromosome = "", from = "", to = from] = match;
  const [start, end] = [from, to].map((text) => Number(text.replaceAll(",", "")));
  if (!start || !end || Math.max(start, end) > 400_000_000) return undefined;
  return { chromosome, start, end };
}
