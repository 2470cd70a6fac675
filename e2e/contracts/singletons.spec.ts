import { expect, test } from "../support/fixtures.ts";
import { activeReleases } from "../support/releases/active-releases.ts";
import { REMOTES } from "../support/remotes.ts";

interface Share {
  from: string;
  shareConfig: { singleton: boolean; strictVersion: boolean };
  lib?: () => unknown;
}

/** The part of the shared cart that this test uses. */
interface Cart {
  useCart: { setState: (state: { count: number }) => void };
}

/** The part of the federation runtime's state that this test uses. */
interface Federation {
  __INSTANCES__: {
    name: string;
    shareScopeMap: { default: Record<string, Record<string, Share>> };
  }[];
}

const { shell } = activeReleases();

for (const { name, address } of REMOTES) {
  test(`Shell and ${name} use the same instances of all shared modules.`, { tag: `@${name}` }, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: "networkidle" });
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
          isSingleton: Object.values(versions).every(
            ({ shareConfig }) => shareConfig.singleton && shareConfig.strictVersion,
          ),
          isSame: Object.entries(versions).every(
            ([version, { lib }]) => lib?.() !== undefined && lib() === remote[key]?.[version]?.lib?.(),
          ),
        }));
      },
      name.replaceAll("-", "_"),
    );

    const { "@ligate/ui/styles/store.css": _styles, ...modules } = shell.provides;
    expect(Object.fromEntries(shared.map(({ key, versions }) => [key, versions[0]]))).toEqual(modules);
    for (const { key, versions, from, isSingleton, isSame } of shared) {
      expect(versions, key).toHaveLength(1);
      expect(isSingleton, key).toBe(true);
      expect(from, key).toEqual(["shell"]);
      expect(isSame, key).toBe(true);
    }
  });

  test(`The frame renders the cart store that ${name} gets.`, { tag: `@${name}` }, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const label = await page.evaluate(
      async (container) => {
        const { __INSTANCES__: instances } = Reflect.get(globalThis, "__FEDERATION__") as Federation;
        const scope = instances.find(({ name }) => name === container)?.shareScopeMap.default;
        const [share] = Object.values(scope?.["@ligate/platform/cart"] ?? {});
        (share?.lib?.() as Cart | undefined)?.useCart.setState({ count: 7 });
        // Read before a page requests the cart, which would overwrite the count.
        await Promise.resolve();
        return document.querySelector("header a[href='/cart']")?.getAttribute("aria-label");
      },
      name.replaceAll("-", "_"),
    );
    expect(label).toBe("Cart, 7 items");
  });
}
