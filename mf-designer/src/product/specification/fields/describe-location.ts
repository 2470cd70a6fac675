import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { Coordinates } from "@ligate/contract/specification/check-coordinates";
import { ASSEMBLIES, SPECIFIED_NAME_MAX } from "@ligate/contract/specification/constants";
import type { SpecificationDraft } from "../specification-draft.ts";
import { type Control, choice, type FieldContext, type FieldDescription } from "./field-description.ts";

/** Where a knock-in inserts. */
export function describeSite({ ask, draft, product }: FieldContext): FieldDescription {
  const at = choice("siteAt", ask);
  if (draft.siteAt !== "coordinates") {
    return { controls: [at], getValue: () => ({ at: draft.siteAt as "N-terminal" | "C-terminal" }) };
  }
  const { controls, getValue } = describeCoordinates("site", draft, product);
  return { controls: [at, controls], getValue: () => ({ at: "coordinates", ...getValue() }) };
}

/** The region that is deleted. */
export function describeRegion({ ask, draft, product }: FieldContext): FieldDescription {
  const by = choice("regionBy", ask);
  if (draft.regionBy === "coordinates") {
    const { controls, getValue } = describeCoordinates("region", draft, product);
    return { controls: [by, controls], getValue: () => ({ by: "coordinates", ...getValue() }) };
  }
  if (draft.regionBy !== "exons") return { controls: [by], getValue: () => undefined };

  const isUnknown = Boolean(draft.regionUnknown);
  const length = Number(draft.regionLength?.replaceAll(/[,\s]/g, ""));
  const isLength = Number.isInteger(length) && length >= 1 && length <= 10_000_000;
  return {
    controls: [
      by,
      [
        {
          name: "regionExons",
          label: "Exons",
          hint: "For example, 2 to 4",
          maxLength: SPECIFIED_NAME_MAX,
          missing: "Please name the exons, such as 2 to 4.",
        },
        {
          name: "regionLength",
          label: "Length of the region in bp",
          hint: "From the first cut to the second",
          isDisabled: isUnknown,
          missing: "Please enter the length of the region, or check that you don't know it.",
          check: () => (isLength ? undefined : "Please enter the length in base pairs, such as 4,200."),
        },
      ],
      {
        name: "regionUnknown",
        type: "checkbox",
        label: "I don't know the length (the price is by quote)",
      },
    ],
    getValue: () => ({
      by: "exons",
      exons: draft.regionExons?.trim() ?? "",
      length_bp: isUnknown ? null : length,
    }),
  };
}

const COORDINATES_TEXT = "Please write the coordinates as genome browsers do: chr17:7,668,421-7,687,490.";

/** The assembly and the position of a site or a region, and the coordinates that they result in. */
function describeCoordinates(place: "site" | "region", draft: SpecificationDraft, product: ProductSummary) {
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
      missing: COORDINATES_TEXT,
      // The API checks them against the assembly and the target, whose chromosomes this page need not load.
      check: () => (position ? undefined : COORDINATES_TEXT),
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
