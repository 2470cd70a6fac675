import { type Chosen, FACETS, type Facet } from "./search-query.ts";

type FacetName = Facet | "in_stock";

export const isChosen = (chosen: Chosen, facet: FacetName, value: string): boolean =>
  facet === "in_stock" ? chosen.in_stock : chosen[facet].includes(value);

/** The same with this value chosen, or no longer. */
export function toggled<Query extends Chosen>(query: Query, facet: FacetName, value: string): Query {
  if (facet === "in_stock") return { ...query, in_stock: !query.in_stock };
  const values = query[facet];
  const others = values.filter((one) => one !== value);
  return { ...query, [facet]: others.length < values.length ? others : [...values, value] };
}

/** Everything that is chosen, in the order of the facets. */
export function allChosen(chosen: Chosen): { facet: FacetName; value: string }[] {
  return [
    ...(chosen.in_stock ? [{ facet: "in_stock" as const, value: "In stock" }] : []),
    ...FACETS.flatMap((facet) => chosen[facet].map((value) => ({ facet, value }))),
  ];
}
