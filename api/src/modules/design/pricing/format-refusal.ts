import { formats } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { formatRows } from "./format-rows.ts";
import { productNameOf } from "./format-table.ts";

/**
 * Why a design is not sold in a format that its structure does not have, with the formats that it has; `undefined` if its
 * structure has the format.
 * @param code of a format and size, such as `LP07`
 */
export function formatRefusal(design: Design, code: string): string | undefined {
  const rows = formatRows(design);
  if (rows.some(({ option }) => option.code === code)) return undefined;
  const unoffered = formats.find(({ options }) => options.some((option) => option.code === code));
  const names = rows.flatMap(({ format, isOffered }) => (isOffered ? format.name : []));
  return `${productNameOf(design)} is not sold as ${unoffered?.name ?? code}. Its formats are ${list([...new Set(names)])}.`;
}

const list = (names: string[]): string => new Intl.ListFormat("en-US").format(names);
