import { expect, test } from "../journeys/fixtures.ts";
import { liveReleases } from "./releases.ts";

/** What federation tells of itself in a page. */
interface Federation {
  __INSTANCES__: {
    name: string;
    shareScopeMap: { default: Record<string, Record<string, { from: string; lib?: () => unknown }>> };
  }[];
}

const ADDRESSES: Record<string, string> = {
  "mf-catalog": "/blog",
  "mf-designer": "/design",
  "mf-cart-checkout": "/cart",
  "mf-account": "/login",
};

for (const { name } of liveReleases().remotes) {
  test(`Shell and ${name} hold the same store, session and React.`, async ({ page }) => {
    await page.goto(ADDRESSES[name] ?? "", { waitUntil: "networkidle" });
    const shared = await page.evaluate(
      (container) => {
        const { __INSTANCES__: instances } = Reflect.get(globalThis, "__FEDERATION__") as Federation;
        const scopeOf = (owner: string) =>
          instances.find((one) => one.name === owner)?.shareScopeMap.default ?? {};
        const [shell, remote] = [scopeOf("shell"), scopeOf(container)];
        return Object.entries(shell).map(([key, versions]) => ({
          key,
          versions: Object.keys(versions),
          from: Object.values(versions).map(({ from }) => from),
          isSame: Object.entries(versions).every(
            ([version, { lib }]) => lib !== undefined && lib() === remote[key]?.[version]?.lib?.(),
          ),
        }));
      },
      name.replaceAll("-", "_"),
    );

    expect(shared.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["react", "@ligate/platform/cart", "@ligate/platform/session"]),
    );
    for (const { key, versions, from, isSame } of shared) {
      expect(versions, key).toHaveLength(1);
      expect(from, key).toEqual(["shell"]);
      expect(isSame, key).toBe(true);
    }
  });
}
