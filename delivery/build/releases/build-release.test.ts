import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentHash, readHashedName } from "../release-format/hashed-names.ts";
import { computeIntegrity } from "../release-format/integrity.ts";
import { Release } from "../release-format/release.ts";
import { buildRelease } from "./build-release.ts";

/** A remote with one page, in a workspace of its own. */
const FILES = {
  "pnpm-lock.yaml": "lock",
  "shared/contract/package.json": `{ "name": "@ligate/contract", "type": "module", "exports": { "./*": "./src/*.ts" } }`,
  "shared/contract/src/compatibility/call-schemas.ts": `
    const schema = (hash: string) => ({ hash, request: {}, response: {} });
    export const callSchemas = () =>
      ({ "GET /api/unused/": schema("unused-1"), "GET /api/used/:id/": schema("used-1"), "POST /api/used/:id/": schema("post-1") });`,
  "shared/contract/src/compatibility/fragment-schemas.ts": `
    const schema = { type: "object", properties: { text: {}, unused: {} } };
    export const fragmentSchemas = () => ({ "mf-x/part-of": schema, "mf-y/part": schema });`,
  "mf-x/package.json": JSON.stringify({
    ...{ name: "mf-x", version: "1.2.3", type: "module" },
    ligate: { developmentPort: 8999, ssr: true, fragments: { "./part-of": "./src/part-of.fragment.ts" } },
  }),
  "mf-x/src/routes.ts": `
    export const routes = [
      { id: "page", path: "page/:id", handle: { example: "/page/1" }, lazy: () => import(/* webpackChunkName: "page" */ "./page.page.ts") },
      { id: "old", path: "old", loader: () => null },
    ];`,
  "mf-x/src/page.page.ts": `
    import { api } from "@ligate/platform/api";
    import styles from "./page.module.css";
    import { library } from "./library.js";
    export const Component = () => library ?? api.get("/api/used/:id/", { className: styles.page });`,
  "mf-x/src/library.js":
    "/*! A license. */ globalThis.library ??= {}; export const { library } = globalThis;",
  "mf-x/src/page.module.css": ".page { color: red }",
  "mf-x/src/part-of.fragment.ts": `
    export const Component = (news: number) => [{ name: "mf-y/part", props: { text: news } }, { to: \`/news/\${news}\` }];`,
};

type Changes = Partial<Record<keyof typeof FILES, [from: string, to: string]>>;

/**
 * Writes the workspace into a new folder. All of these folders are equally deep, because federation's runtime is outside
 * of them; in a real workspace it is inside.
 * @param changes file → text and its replacement
 */
function writeWorkspace(changes: Changes = {}): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "ligate-build-"));
  for (const [file, source] of Object.entries(FILES)) {
    const [from, to] = changes[file as keyof typeof FILES] ?? ["", ""];
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source.replace(from, to));
  }
  mkdirSync(join(root, "mf-x/node_modules/@ligate"), { recursive: true });
  symlinkSync("../../../shared/contract", join(root, "mf-x/node_modules/@ligate/contract"));
  return root;
}

const build = (root: string) => buildRelease(root, join(root, "mf-x"));
const readRelease = (folder: string) =>
  Release.parse(JSON.parse(readFileSync(join(folder, "release.json"), "utf8")));

/** A build takes two seconds, and more while other tests run. */
const TIMEOUT = 60_000;

let root: string;
let first: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  root = writeWorkspace();
  first = await build(root);
}, TIMEOUT);

it("builds a release into a folder with its id", () => {
  expect(first).toMatchObject({ name: "mf-x", version: "1.2.3", built: true });
  expect(first.folder).toBe(join(root, "mf-x/dist", first.id));
  const release = readRelease(first.folder);
  expect(release).toMatchObject({ name: "mf-x", version: "1.2.3", id: first.id, ssr: true });
  expect(release.exposes).toEqual(["./routes", "./part-of"]);
  expect(release.pages.page).toMatchObject({ path: "/page/:id", example: "/page/1" });
  expect(release.origin).toMatchObject({ commit: null, author: null });
});

it("describes every file that it has written, except release.json and source maps", () => {
  const { files, entry } = readRelease(first.folder);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([entry, `${entry}.br`, "server/index.cjs", "calls.json"]),
  );
  const written = readdirSync(first.folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(first.folder, path)).isFile())
    .filter((path) => path !== "release.json" && !path.endsWith(".map"));
  expect(written.sort()).toEqual(Object.keys(files));
  for (const [path, { integrity, bytes }] of Object.entries(files)) {
    const content = readFileSync(join(first.folder, path));
    expect({ path, integrity, bytes }).toEqual({
      path,
      integrity: computeIntegrity(content),
      bytes: content.length,
    });
  }
});

it("names scripts and stylesheets by their contents", () => {
  const { files, entry } = readRelease(first.folder);
  expect(readHashedName(entry)?.name).toBe("remoteEntry.js");
  const named = Object.keys(files).filter((path) => /^[^/]+\.(js|css)$/.test(path));
  expect(named.length).toBeGreaterThan(4);
  expect(Object.keys(files).filter((path) => path.endsWith(".LICENSE.txt"))).toHaveLength(1);
  for (const file of named) {
    expect(readHashedName(file)?.hash).toBe(contentHash(readFileSync(join(first.folder, file))));
  }
});

it("gives classes the same names in the stylesheet and in the server's script", () => {
  const { pages } = readRelease(first.folder);
  const css = readFileSync(join(first.folder, pages.page?.css[0] ?? ""), "utf8");
  const [name = ""] = /x-page-[\w-]+/.exec(css) ?? [];
  expect(name).not.toBe("");
  expect(readFileSync(join(first.folder, "server/index.cjs"), "utf8")).toContain(name);
});

it("records the calls and the names of shared modules that its code uses", () => {
  const { calls, platformImports, platformExports, shared } = readRelease(first.folder);
  expect(calls).toEqual({ "GET /api/used/:id/": "used-1" });
  expect(JSON.parse(readFileSync(join(first.folder, "calls.json"), "utf8"))).toEqual({
    "GET /api/used/:id/": { hash: "used-1", request: {}, response: {} },
  });
  expect(platformImports).toEqual({ "@ligate/platform/api": ["api.get"] });
  expect(Object.keys(shared)).toEqual(["@ligate/platform/api", "@ligate/ui/styles/store.css"]);
  expect(platformExports).toEqual({});
});

it("records the fragments that its code embeds and those that it exposes, and the addresses in its code", () => {
  const { embeds, links, redirects } = readRelease(first.folder);
  expect(embeds).toEqual({ "mf-y/part": ["text"] });
  expect(JSON.parse(readFileSync(join(first.folder, "fragments.json"), "utf8"))).toEqual({
    embeds: { "mf-y/part": { type: "object", properties: { text: {} } } },
    offers: { "mf-x/part-of": { type: "object", properties: { text: {}, unused: {} } } },
  });
  expect(links).toEqual({ certain: ["/news/:"], possible: ["/", "/page/1"] });
  expect(redirects).toEqual(["/old"]);
});

it("contains no path of the machine and no federation manifest", () => {
  for (const path of Object.keys(readRelease(first.folder).files)) {
    expect(path).not.toMatch(/^mf-(manifest|stats)/);
    expect(readFileSync(join(first.folder, path), "latin1")).not.toContain(tmpdir());
  }
  expect(readFileSync(join(first.folder, readRelease(first.folder).entry), "utf8")).toContain("mf_x:1.2.3");
});

it("builds nothing if the inputs are unchanged", async () => {
  const before = readFileSync(join(first.folder, "release.json"), "utf8");
  expect(await build(root)).toEqual({ ...first, built: false });
  expect(readFileSync(join(first.folder, "release.json"), "utf8")).toBe(before);
});

it(
  "builds a release again whose folder is incomplete",
  async () => {
    rmSync(join(first.folder, "release.json"));
    rmSync(join(first.folder, "calls.json"));
    expect(await build(root)).toEqual(first);
    expect(readdirSync(first.folder)).toEqual(expect.arrayContaining(["release.json", "calls.json"]));
    expect(readdirSync(dirname(first.folder)).sort()).toEqual([first.id, "inputs.json"].sort());
  },
  TIMEOUT,
);

it(
  "leaves the release as it is if other inputs result in the same files",
  async () => {
    const before = readFileSync(join(first.folder, "release.json"), "utf8");
    writeFileSync(join(root, "pnpm-lock.yaml"), "another lock");
    expect(await build(root)).toEqual({ ...first, built: false });
    expect(readFileSync(join(first.folder, "release.json"), "utf8")).toBe(before);
  },
  TIMEOUT,
);

it.each<[string, Changes]>([
  ["in another folder", {}],
  [
    "with a changed call that it does not use",
    { "shared/contract/src/compatibility/call-schemas.ts": ["unused-1", "unused-2"] },
  ],
  ["with another type", { "mf-x/src/page.page.ts": ["() =>", "(): Promise<unknown> =>"] }],
])(
  "is the same release %s",
  async (_, changes) => {
    const { id, folder } = await build(writeWorkspace(changes));
    expect(id).toBe(first.id);
    expect(readRelease(folder).files).toEqual(readRelease(first.folder).files);
  },
  TIMEOUT,
);

it.each<[string, Changes]>([
  ["a changed script", { "mf-x/src/page.page.ts": ["className", "id"] }],
  ["a changed style", { "mf-x/src/page.module.css": ["red", "blue"] }],
  [
    "a changed call that it uses",
    { "shared/contract/src/compatibility/call-schemas.ts": ['"used-1', '"used-2'] },
  ],
  [
    "a changed prop of a fragment that it embeds",
    { "shared/contract/src/compatibility/fragment-schemas.ts": ["text: {}", "text: { maxLength: 9 }"] },
  ],
  ["a changed handle of a route", { "mf-x/src/routes.ts": ["/page/1", "/page/2"] }],
])(
  "is another release with %s",
  async (_, changes) => {
    expect((await build(writeWorkspace(changes))).id).not.toBe(first.id);
  },
  TIMEOUT,
);

it(
  "gives other names to a changed page, to the route table that loads it and to the entry, and to no other script",
  async () => {
    const { folder } = await build(writeWorkspace({ "mf-x/src/page.page.ts": ["className", "id"] }));
    const before = Object.keys(readRelease(first.folder).files);
    const changed = Object.keys(readRelease(folder).files).filter((file) => !before.includes(file));
    const scripts = changed.filter((file) => file.endsWith(".js")).map((file) => readHashedName(file)?.name);
    expect(scripts.sort()).toEqual(["__federation_expose_routes.js", "page.js", "remoteEntry.js"]);
  },
  TIMEOUT,
);

it(
  "fails if the contract does not declare a fragment that it exposes",
  async () => {
    const changes = {
      "shared/contract/src/compatibility/fragment-schemas.ts": ["mf-x/part-of", "other"],
    } as const;
    await expect(build(writeWorkspace(changes as Changes))).rejects.toThrow(
      "mf-x exposes the fragment mf-x/part-of, which the contract does not declare. Declare its props in shared/contract/src/remotes/fragments.ts, or remove it from ligate.fragments in package.json.",
    );
  },
  TIMEOUT,
);
