import type { SearchResult } from "@ligate/contract/search/schemas";
import { testApp } from "../../../testing/test-app.ts";
import { judge, type Query, readQueries } from "./testing/judge-results.ts";

const { app } = testApp();

const search = async ({ q }: Query): Promise<{ results: SearchResult[] }> =>
  (await app().inject({ url: "/api/search/", query: { q } })).json();

/** The shares of queries, from 0 to 1. PRINT_RELEVANCE=1 prints them, and the queries whose first result is another one. */
async function sharesOf(queries: Query[]) {
  const judged: (ReturnType<typeof judge> & { query: Query; isEmpty: boolean })[] = [];
  for (const query of queries) {
    const { results } = await search(query);
    judged.push({ query, isEmpty: results.length === 0, ...judge(query, results) });
  }
  const share = (isCounted: (one: (typeof judged)[number]) => boolean) =>
    judged.filter(isCounted).length / judged.length;
  const shares = {
    first: share(({ isFirst }) => isFirst),
    amongThree: share(({ isAmongThree }) => isAmongThree),
    empty: share(({ isEmpty }) => isEmpty),
  };
  if (process.env.PRINT_RELEVANCE) {
    const missed = judged.filter(({ isFirst }) => !isFirst).map(({ query }) => query.q);
    process.stdout.write(`${JSON.stringify(shares)}\n${missed.join("\n")}\n`);
  }
  return shares;
}

/** The limits are what the search reaches, less a few queries. The aim is 0.9, 0.97, 0.02 and 1. */
describe.each([
  { file: "queries.yaml", limits: { first: 0.97, amongThree: 0.98, empty: 0.01, nothing: 1 } },
  { file: "held-out-queries.yaml", limits: { first: 0.93, amongThree: 0.96, empty: 0.02, nothing: 0.8 } },
])("$file", ({ file, limits }) => {
  const { nothing = [], ...groups } = readQueries(file);

  it("finds what researchers type", async () => {
    const { first, amongThree, empty } = await sharesOf(Object.values(groups).flat());

    expect(first).toBeGreaterThanOrEqual(limits.first);
    expect(amongThree).toBeGreaterThanOrEqual(limits.amongThree);
    expect(empty).toBeLessThanOrEqual(limits.empty);
  });

  it("finds nothing for what the store does not sell", async () => {
    const { empty } = await sharesOf(nothing);

    expect(empty).toBeGreaterThanOrEqual(limits.nothing);
  });
});
