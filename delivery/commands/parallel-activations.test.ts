import { CliWorkspace } from "./testing/cli-workspace.ts";

let workspace: CliWorkspace;

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  await workspace.publish({ name: "shell", id: "s1" });
  await workspace.activate("shell", "s1");
});
afterEach(() => workspace.close());

it("loses no activation when several processes activate releases at the same time", async () => {
  const ids = ["aaa", "bbb", "ccc"];
  const names = ["mf-catalog", "mf-account"];
  for (const name of names) for (const id of ids) await workspace.publish({ name, id });

  const commands = names.flatMap((name) => ids.map((id) => ({ name, id })));
  const results = await Promise.all(commands.map(({ name, id }) => workspace.run("activate", name, id)));

  for (const name of names) {
    const succeeded = commands.filter((command, i) => command.name === name && results[i]?.status === 0);
    // The log contains the release of every process that reported success, and no other.
    expect((await workspace.activated(name)).sort()).toEqual(succeeded.map(({ id }) => id).sort());
    expect(succeeded.length).toBeGreaterThan(0);
  }
  const refusals = results.filter(({ status }) => status !== 0).map(({ error }) => error);
  for (const error of refusals) {
    expect(error).toMatch(
      /^(mf-\w+) \w{3} is not activated: .+ activated \1 \w{3} in production at \S+, while this command ran\. To keep its changes, build on its sources and activate that release\. Running this command again replaces it\.$/,
    );
  }
});

it("rolls a release back if a release of another package that it conflicts with was activated meanwhile", async () => {
  for (const name of ["mf-catalog", "mf-account"]) {
    await workspace.publish({ name, id: "aaa" });
    await workspace.publish({ name, id: "bbb", addresses: ["/sales"] });
    await workspace.activate(name, "aaa");
  }
  const results = await Promise.all([
    workspace.run("activate", "mf-catalog", "bbb"),
    workspace.run("activate", "mf-account", "bbb"),
  ]);
  expect(results.filter(({ status }) => status === 1).length).toBeGreaterThan(0);
  const active = [await workspace.activated("mf-catalog"), await workspace.activated("mf-account")];
  expect(active.filter((ids) => ids.at(-1) === "bbb").length).toBeLessThan(2);
  const errors = results.flatMap(({ error }) => error || []);
  for (const error of errors) expect(error).toMatch(/^- \/sales is owned by mf-\w+ and by mf-\w+\. /m);
});
