import { callSchemas } from "@ligate/contract/compatibility/call-schemas";
import { type RollbackOptions, rollBack } from "./rollback.ts";
import { CliWorkspace } from "./testing/cli-workspace.ts";

const NAME = "mf-catalog";
const CALL = "GET /api/blogs/get-blog/:id/";
let workspace: CliWorkspace;

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  await workspace.publish({ name: "shell", id: "s1" });
  for (const id of ["aaa", "bbb", "ccc"]) await workspace.publish({ name: NAME, id });
  await workspace.activate("shell", "s1");
  await workspace.activate(NAME, "aaa", "bbb", "ccc");
});
afterEach(() => workspace.close());

/** Goes back in this process, which is quicker than the command line. */
const rollBackTo = (id: string, options: Partial<RollbackOptions> = {}) =>
  rollBack(workspace.releases, [{ name: NAME, id }], {
    ...{ by: "Ada", reason: "", api: workspace.apiUrl, force: false },
    ...options,
  });

it("goes back one release at a time, and to a given release", async () => {
  expect((await workspace.run("rollback", NAME, "--by", "Ada")).output).toBe(
    "mf-catalog bbb is active in production: entry 4, by Ada, instead of ccc.",
  );
  expect((await workspace.run("rollback", NAME)).status).toBe(0);
  expect(await workspace.activated(NAME)).toEqual(["aaa", "bbb", "ccc", "bbb", "aaa"]);

  expect((await workspace.run("rollback", NAME)).error).toMatch(
    /^mf-catalog aaa is the first release in production/,
  );
  await workspace.activate(NAME, "bbb", "ccc");
  expect((await workspace.run("rollback", NAME, "aaa")).status).toBe(0);
  expect((await workspace.activated(NAME)).at(-1)).toBe("aaa");
});

it("does not go back to a release that was removed, or that does not fit any more", async () => {
  await workspace.repository.remove(NAME, "bbb");
  expect((await workspace.run("rollback", NAME)).error).toMatch(
    /^mf-catalog has no published release bbb\. /,
  );

  await workspace.publish({ name: "mf-catalog", id: "ddd", addresses: ["/sales"] });
  await workspace.publish({ name: "mf-account", id: "a1", addresses: ["/sales"] });
  await workspace.activate(NAME, "ddd", "ccc");
  await workspace.activate("mf-account", "a1");
  const { status, error } = await workspace.run("rollback", NAME);
  expect(status).toBe(1);
  expect(error).toMatch(
    /^mf-catalog ddd cannot be activated:\n- \/sales is owned by mf-\w+ and by mf-\w+\. /,
  );
});

describe("a rollback to a release that uses a call which the API lacks", () => {
  beforeEach(async () => {
    const used = JSON.stringify({ [CALL]: callSchemas()[CALL] });
    await workspace.publish({ name: NAME, id: "old" }, { "calls.json": used });
    await workspace.activate(NAME, "old", "ccc");
  });

  it("is refused, and can be forced, which the log records", async () => {
    const problem = `mf-catalog old: The API has no call ${CALL}. `;
    const refused = await workspace.run("rollback", NAME);
    expect(refused.status).toBe(1);
    expect(refused.error.split("\n")).toEqual([
      "mf-catalog old cannot be activated:",
      expect.stringContaining(`- ${problem}`),
      "In an emergency, add --force and --reason <why>, which the log records.",
    ]);
    expect((await workspace.activated(NAME)).at(-1)).toBe("ccc");

    const options = ["--by", "Ada", "--force", "--reason", "payments fail"];
    const forced = await workspace.run("rollback", NAME, ...options);
    expect(forced.output.split("\n")).toEqual([
      "mf-catalog old is active in production: entry 6, by Ada, instead of ccc.",
      expect.stringContaining(`Overridden, calls: ${problem}`),
    ]);
    const last = (await workspace.repository.readLog(NAME, "production")).at(-1);
    expect(last).toMatchObject({ kind: "rollback", skipped: ["calls"], reason: "payments fail" });
  });

  it("is not forced without a reason", async () => {
    await expect(rollBackTo("old", { force: true })).rejects.toThrow(
      "--force overrides checks, and the log records why. Add --reason <why>.",
    );
  });
});

it("does not go back while the API does not answer, unless it is forced", async () => {
  const api = "http://127.0.0.1:9";
  await expect(rollBackTo("bbb", { api })).rejects.toThrow(
    /^mf-catalog bbb cannot be activated:\n- The API at http:\/\/127\.0\.0\.1:9 does not answer with its calls/,
  );
  await rollBackTo("bbb", { api, force: true, reason: "The API is down." });
  expect((await workspace.activated(NAME)).at(-1)).toBe("bbb");
});

it("does not go back to a release without a fragment that another release embeds, but to one over its budget", async () => {
  const page = { path: "/big", query: [], sitemap: false, navigation: [], js: ["big.js"], css: [] };
  const big = { "big.js": "x".repeat(300_000) };
  await workspace.publish({ name: NAME, id: "big", addresses: ["/big"], pages: { big: page } }, big);
  await workspace.publish({ name: NAME, id: "form", exposes: ["./routes", "./quote-form"] });
  await workspace.publish({ name: "mf-account", id: "user", embeds: { "mf-catalog/quote-form": [] } });
  await workspace.activate("mf-account", "user");
  await workspace.activate(NAME, "big", "form");
  await expect(rollBackTo("ccc")).rejects.toThrow("mf-catalog ccc does not expose the fragment");

  await workspace.publish({ name: "mf-account", id: "other" });
  await workspace.activate("mf-account", "other");
  await rollBackTo("big");
  expect((await workspace.activated(NAME)).at(-1)).toBe("big");
});
