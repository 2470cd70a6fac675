import type { SearchResult } from "@ligate/contract/search/schemas";
import { testApp } from "../../../../testing/test-app.ts";
import { judge, type Query, readQueries } from "./judge-results.ts";

const { app } = testApp();
const { nothing = [], ...groups } = readQueries();
const queries = Object.values(groups).flat();

const search = async ({ q }: Query): Promise<{ results: SearchResult[] }> =>
  (await app().inject({ url: "/api/search/", query: { q } })).json();

/** The share of queries, from 0 to 1. PRINT_RELEVANCE=1 prints the others. */
async function shares() {
  const judged: (ReturnType<typeof judge> & { query: Query; isEmpty: boolean })[] = [];
  for (const query of queries) {
    const { results } = await search(query);
    judged.push({ query, isEmpty: results.length === 0, ...judge(query, results) });
  }
  const share = (isCounted: (one: (typeof judged)[number]) => boolean) =>
    judged.filter(isCounted).length / judged.length;
  if (process.env.PRINT_RELEVANCE) {
    const missed = judged.filter(({ isFirst }) => !isFirst).map(({ query }) => query.q);
    process.stdout.write(`${missed.join("\n")}\n`);
  }
  return {
    first: share(({ isFirst }) => isFirst),
    amongThree: share(({ isAmongThree }) => isAmongThree),
    empty: share(({ isEmpty }) => isEmpty),
  };
}

it("finds what researchers type", async () => {
  const { first, amongThree, empty } = await shares();

  // What the search reaches, less a few queries. The aim is 0.9, 0.97 and 0.02.
  expect(first).toBeGreaterThanOrEqual(0.97);
  expect(amongThree).toBeGreaterThanOrEqual(0.98);
  expect(empty).toBeLessThanOrEqual(0.01);
});

it.each(nothing)("finds nothing for $q", async (query) => {
  expect((await search(query)).results).toEqual([]);
});
