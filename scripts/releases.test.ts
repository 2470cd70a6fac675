import { CliWorkspace } from "@ligate/delivery/commands/testing/cli-workspace";

const NAME = "mf-catalog";
const origin = {
  ...{ commit: `${"0123456789".repeat(4)}-dirty`, author: "Lin <lin@store.example>" },
  ...{ builtAt: "2026-01-01T00:00:00.000Z", ciRun: null },
};
let workspace: CliWorkspace;

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  await workspace.publish({ name: "shell", id: "s1" });
  for (const id of ["aaa", "bbb", "ccc"]) await workspace.publish({ name: NAME, id, origin });
});
afterEach(() => workspace.close());

const activateFirst = async () => {
  await workspace.activate("shell", "s1");
  await workspace.activate(NAME, "aaa");
};

it("lists the releases of a package and which is active", async () => {
  await activateFirst();
  const { output } = await workspace.run("list", NAME);
  const cells = output.split("\n").map((line) => line.split(/\s{2,}/));
  expect(cells.map((row) => [...row.slice(0, 3), ...row.slice(5, 7)])).toEqual([
    ["package", "release", "state", "commit", "author"],
    [NAME, "ccc", "published", "0123456+changes", "Lin"],
    [NAME, "bbb", "published", "0123456+changes", "Lin"],
    [NAME, "aaa", "active", "0123456+changes", "Lin"],
  ]);
  const json = await workspace.run("list", "--json");
  expect(JSON.parse(json.output)).toContainEqual(
    expect.objectContaining({
      name: "shell",
      id: "s1",
      active: expect.objectContaining({ n: 1, by: "Ada" }),
    }),
  );
});

it("records who activated a release, why, and what was not checked", async () => {
  await workspace.activate("shell", "s1");
  const options = ["--by", "Grace", "--reason", "new prices", "--skip-browser"];
  expect(await workspace.run("activate", NAME, "bbb", ...options)).toEqual({
    status: 0,
    output: "mf-catalog bbb is active in production: entry 1, by Grace.",
    error: "",
  });
  expect((await workspace.run("activate", NAME, "bbb")).output).toBe(
    "mf-catalog bbb is active in production already.",
  );
  const { output } = await workspace.run("log", NAME);
  expect(output).toMatch(
    /^1 +bbb +0123456\+changes +activate +\d{4}-\d\d-\d\d \d\d:\d\d +Grace +browser +new prices$/m,
  );
});

it("keeps environments apart", async () => {
  await activateFirst();
  expect((await workspace.run("activate", "shell", "s1", "--environment", "staging")).status).toBe(0);
  expect((await workspace.run("log", NAME, "--environment", "staging")).output).toBe(
    `No release of ${NAME} is active in staging. Activate one: pnpm releases activate ${NAME}`,
  );
});

it("prunes what is old, but not the active release nor the one before it", async () => {
  await activateFirst();
  await workspace.activate(NAME, "bbb", "ccc");
  const now = ["prune", NAME, "--older-than", "0m"];
  expect((await workspace.run(...now, "--dry-run")).output).toBe("Would remove mf-catalog aaa.");
  expect((await workspace.run("prune")).output).toBe("No release is older than 30d and not needed.");
  expect((await workspace.run(...now)).output).toBe("Removed mf-catalog aaa.");
  const left = await workspace.repository.listReleases(NAME);
  expect(left.map(({ id }) => id).sort()).toEqual(["bbb", "ccc"]);
});

it("does not build what the gate cannot check: without a browser", async () => {
  const { status, error } = await workspace.runWith({ CHROMIUM: "/no/chromium" }, "deploy", NAME);
  expect([status, error]).toEqual([1, expect.stringMatching(/: no Chromium was found\. .* --skip-browser/)]);
});

it.each([
  [
    "a package that does not exist",
    ["activate", "mf-news", "aaa"],
    /^There is no package mf-news\. The packages are shell, mf-account, mf-cart-checkout, /,
  ],
  [
    "a release that is not published",
    ["activate", NAME, "ddd"],
    /^mf-catalog has no published release ddd\. Published are ccc, bbb, aaa\. If it is built here, publish it: pnpm releases publish mf-catalog ddd$/,
  ],
  [
    "a rollback of what was never active",
    ["rollback", NAME],
    /^No release of mf-catalog is active in production\. Activate one: pnpm releases activate mf-catalog$/,
  ],
  [
    "a deploy without an API",
    ["deploy", NAME, "--api", "http://127.0.0.1:9"],
    /^The API at http:\/\/127\.0\.0\.1:9 does not answer with its calls \(fetch failed\)\. Start the store, or name a running API: --api <url>$/,
  ],
  [
    "an age that is none",
    ["prune", "--older-than", "few"],
    /^"few" is not a duration\. Use minutes, hours or days, such as 90m, 12h or 30d\.$/,
  ],
  [
    "an unknown environment",
    ["list", "--environment", "test"],
    /^error: option '--environment <name>' argument 'test' is invalid\./,
  ],
  [
    "a remote before the shell",
    ["activate", NAME, "aaa"],
    /^mf-catalog aaa cannot be activated:\n- No release of the shell is active\./,
  ],
])("refuses %s with a sentence", async (_, args, message) => {
  expect(await workspace.run(...args)).toMatchObject({
    status: 1,
    output: "",
    error: expect.stringMatching(message),
  });
  expect(await workspace.activated(NAME)).toEqual([]);
});
