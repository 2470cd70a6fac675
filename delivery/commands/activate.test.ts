import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callSchemas } from "@ligate/contract/compatibility/call-schemas";
import { writeRelease } from "../gate/testing/fake-releases.ts";
import { CliWorkspace } from "./testing/cli-workspace.ts";

const SESSION = "@ligate/platform/session";
const CALL = "GET /api/blogs/get-blog/:id/";
let workspace: CliWorkspace;

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  await workspace.publish(
    { name: "shell", id: "s1", provides: { [SESSION]: "2.1.0" }, platformExports: { [SESSION]: ["logIn"] } },
    { "platform-surface.json": JSON.stringify({ [SESSION]: { logIn: "function logIn(): void" } }) },
  );
  const platformImports = { [SESSION]: ["logIn"] };
  await workspace.publish({ name: "mf-account", id: "a1", addresses: ["/login"], platformImports });
  await workspace.activate("shell", "s1");
  await workspace.activate("mf-account", "a1");
});
afterEach(() => workspace.close());

it("refuses a release that uses a call which the running API does not have", async () => {
  const { [CALL]: schemas } = callSchemas();
  if (!schemas) throw new Error(`The contract has no ${CALL}.`);
  const used = { [CALL]: schemas };
  await workspace.publish({ name: "mf-catalog", id: "c1" }, { "calls.json": JSON.stringify(used) });

  const refused = await workspace.run("activate", "mf-catalog", "c1");
  expect(refused.status).toBe(1);
  expect(refused.error).toMatch(
    /^mf-catalog c1 cannot be activated:\n- mf-catalog c1: .*GET \/api\/blogs\/get-blog\/:id\/.*$/,
  );
  expect(await workspace.activated("mf-catalog")).toEqual([]);

  workspace.calls = used;
  expect((await workspace.run("activate", "mf-catalog", "c1")).status).toBe(0);
});

it("activates beside a package whose log is damaged, and refuses that package only", async () => {
  const entry = join(workspace.releasesDir, "activations/production/mf-account/1.json");
  writeFileSync(entry, "{");
  await workspace.publish({ name: "mf-catalog", id: "c1" });
  const reason = `${entry} is not an entry of a log. Restore it from a backup.`;

  const activated = await workspace.run("activate", "mf-catalog", "c1");
  expect(activated.status).toBe(0);
  expect(activated.error).toBe(
    `The log of mf-account cannot be read: ${reason} No release of it is compared.`,
  );
  const refused = await workspace.run("activate", "mf-account", "a1");
  expect([refused.status, refused.error]).toEqual([1, reason]);
});

it("warns that a release does not contain the commit of the one that it replaces", async () => {
  const head = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const built = { builtAt: "2026-01-01T00:00:00.000Z", ciRun: null };
  const origin = { ...built, commit: head, author: "Ada <ada@store.example>" };
  const colleague = { ...built, commit: "89abcdef01".repeat(4), author: "Grace <grace@store.example>" };
  await workspace.publish({ name: "mf-catalog", id: "ccc", origin: colleague });
  await workspace.publish({ name: "mf-catalog", id: "bbb", origin });
  await workspace.activate("mf-catalog", "ccc");
  expect(await workspace.run("activate", "mf-catalog", "bbb")).toMatchObject({
    status: 0,
    error:
      "mf-catalog bbb does not contain commit 89abcde (Grace <grace@store.example>), from which the active release ccc was built. " +
      "To keep its changes, rebase on that commit, build, and activate again.",
  });
});

it("refuses a release if the API does not answer", async () => {
  await workspace.publish({ name: "mf-catalog", id: "c1" });
  const { error } = await workspace.run("activate", "mf-catalog", "c1", "--api", "http://127.0.0.1:9");
  expect(error).toBe(
    "mf-catalog c1 cannot be activated:\n- The API at http://127.0.0.1:9 does not answer with its calls (fetch failed). " +
      "Start the store, or name a running API: --api <url>",
  );
});

it("refuses a shell in which an export of platform was renamed without a version", async () => {
  await workspace.publish(
    { name: "shell", id: "s2", provides: { [SESSION]: "2.1.0" }, platformExports: { [SESSION]: ["signIn"] } },
    { "platform-surface.json": JSON.stringify({ [SESSION]: { signIn: "function signIn(): void" } }) },
  );
  const { status, error } = await workspace.run("activate", "shell", "s2");
  expect(status).toBe(1);
  expect(error.split("\n").slice(1)).toEqual([
    `- shell s2 does not export logIn of ${SESSION}, which mf-account a1 imports. Keep the export until a release of mf-account without it is active.`,
    `- logIn of ${SESSION} was removed: \`function logIn(): void\`. This needs platform 3.0.0, but shell s2 provides 2.1.0. Raise the version in shared/platform/package.json, or undo the change.`,
  ]);
  expect(await workspace.activated("shell")).toEqual(["s1"]);
});

it("refuses a page outside the addresses of its remote", async () => {
  const page = { path: "/login", query: [], sitemap: false, navigation: [], js: [], css: [] };
  await workspace.publish({ name: "mf-catalog", id: "c1", addresses: ["/blog"], pages: { blog: page } });
  const { status, error } = await workspace.run("check", "mf-catalog", "c1", "--skip-browser");
  expect(status).toBe(1);
  expect(error).toBe(
    'mf-catalog c1 cannot be activated:\n- The page "blog" of mf-catalog c1 is at /login, which belongs to mf-account. Choose a path among the addresses of mf-catalog in mf-catalog/src/routes.ts.',
  );
});

it("refuses a release whose files do not match", async () => {
  await workspace.publish({ name: "mf-catalog", id: "c1" });
  const folder = join(workspace.releasesDir, "packages/mf-catalog/c1");
  appendFileSync(join(folder, "entry.js"), "alert()");
  const { status, error } = await workspace.run("activate", "mf-catalog", "c1");
  expect({ status, error }).toEqual({
    status: 1,
    error: `${join(folder, "entry.js")} does not match release.json. Build the release again.`,
  });
});

it("activates a new major version of the shell together with the remotes that are built for it", async () => {
  const shared = { [SESSION]: "^3.0.0" };
  await workspace.publish(
    { name: "shell", id: "s3", provides: { [SESSION]: "3.0.0" }, platformExports: { [SESSION]: ["signIn"] } },
    { "platform-surface.json": JSON.stringify({ [SESSION]: { signIn: "function signIn(): void" } }) },
  );
  const platformImports = { [SESSION]: ["signIn"] };
  await workspace.publish({ name: "mf-account", id: "a3", addresses: ["/login"], shared, platformImports });

  expect((await workspace.run("activate", "mf-account", "a3")).status).toBe(1);
  const both = await workspace.run("activate", "shell", "s3", "--with", "mf-account@a3", "--by", "Ada");
  expect(both.error).toBe("");
  expect(both.output.split("\n")).toEqual([
    "shell s3 is active in production: entry 2, by Ada, instead of s1.",
    "mf-account a3 is active in production: entry 2, by Ada, instead of a1.",
  ]);
  expect((await workspace.run("rollback", "shell")).error).toMatch(
    /was built for .* or activate both together/,
  );
  expect((await workspace.run("rollback", "shell", "--with", "mf-account")).status).toBe(0);
  expect(await workspace.activated("mf-account")).toEqual(["a1", "a3", "a1"]);
});

it("publishes a built release once, from a folder", async () => {
  const folder = join(workspace.dir, "artifact");
  mkdirSync(folder);
  writeRelease({ name: "mf-catalog", id: "c9", version: "1.2.3" }, {}, folder);
  const first = await workspace.run("publish", "mf-catalog", "--from", folder);
  expect(first.output).toMatch(/^Published mf-catalog c9 to \S+ as \S+\.$/);
  const second = await workspace.run("publish", "mf-catalog", "c9", "--from", folder);
  expect(second.output).toMatch(/^mf-catalog c9 is published already: by \S+ at \S+Z\.$/);
  expect((await workspace.run("publish", "mf-catalog", "c8", "--from", folder)).error).toBe(
    `${folder} has no release c8 of mf-catalog. It has c9.`,
  );
});
