import { join } from "node:path";
import { BROWSER_PACKAGES, ROOT } from "@ligate/build/packages";
import { ROUTES_FILE, readRouteTable } from "@ligate/build/releases/route-table";
import * as framePaths from "@ligate/contract/remotes/frame-paths";
import { findRouteOwner, type RouteOwner } from "@ligate/contract/remotes/route-ownership";
import { readSourceFiles } from "./source-files.ts";

/** A path in quotes, without its query. "/" is the home page of any store. */
const PATH_LITERAL = /["'`](\/[\w-][\w/.:-]*)/g;

let remotes: RouteOwner[];

beforeAll(async () => {
  const names = BROWSER_PACKAGES.filter((name) => name !== "shell");
  remotes = await Promise.all(
    names.map(async (name) => {
      const { addresses } = await readRouteTable(join(ROOT, name, ROUTES_FILE));
      return { name, addresses };
    }),
  );
});

it("the shell names no page of a remote", () => {
  const sources = readSourceFiles().filter(({ path, isTest }) => path.startsWith("shell/src/") && !isTest);
  const named = sources.flatMap(({ path, text }) =>
    withoutComments(text)
      .matchAll(PATH_LITERAL)
      .flatMap(([, literal = ""]) => (findRouteOwner(remotes, literal) ? [`${path}: ${literal}`] : []))
      .toArray(),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(named).toEqual([]);
});

it.each(Object.entries(framePaths))(
  "%s, which the frame needs by itself, is a page of a remote",
  (_, path) => {
    expect(findRouteOwner(remotes, path)).toBeDefined();
  },
);

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^\s*\/\/.*$/gm, "");
