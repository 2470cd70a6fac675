import type { OrderView } from "@ligate/contract/orders/schemas";

/** The files of one day, for the history of an order. */
export interface FileDay {
  /** When the first of them was deposited. */
  at: string;
  /** In order of time. */
  names: string[];
}

/** The files of an order by the day (UTC) on which they were deposited. */
export function fileDays({ items }: Pick<OrderView, "items">): FileDay[] {
  const days = new Map<string, FileDay>();
  const files = items.flatMap((item) => item.files).toSorted((a, b) => (a.added_at < b.added_at ? -1 : 1));
  for (const { added_at, name } of files) {
    const day = added_at.slice(0, 10);
    const found = days.get(day);
    if (found) found.names.push(name);
    else days.set(day, { at: added_at, names: [name] });
  }
  return [...days.values()];
}
