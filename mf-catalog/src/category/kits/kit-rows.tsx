import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import { partColumnsOf } from "./kit-parts.tsx";
import { KitRow, type KitRowProps } from "./kit-row.tsx";

export interface KitRowsProps extends Pick<KitRowProps, "opens"> {
  kits: readonly Kit[];
}

/** The head and body of a table of kits. */
export function KitRows({ kits, opens }: KitRowsProps) {
  const columns = partColumnsOf(kits);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Kit</th>
          {columns.map(({ part, title }) => (
            <th key={part} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">{opens === "design" ? "For your gene" : "Price"}</th>
          <th scope="col">SKU</th>
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <KitRow key={kit.sku + kit.holds} kit={kit} columns={columns} opens={opens} />
        ))}
      </tbody>
    </>
  );
}
