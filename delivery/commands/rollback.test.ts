import { CliWorkspace } from "./testing/cli-workspace.ts";

const NAME = "mf-catalog";
let workspace: CliWorkspace;

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  await workspace.publish({ name: "shell", id: "s1" });
  for (const id of ["aaa", "bbb", "ccc"]) await workspace.publish({ name: NAME, id });
  await workspace.activate("shell", "s1");
  await workspace.activate(NAME, "aaa", "bbb", "ccc");
});
afterEach(() => workspace.close());

it("goes back one release at a time, and to a given release", async () => {
  expect((await workspace.run("rollback", NAME, "--by", "Ada")).output).toBe(
    "mf-catalog bbb is active in production: entry 4, by Ada, instead of ccc.",
  );
  expect((await workspace.run("rollback", NAME)).status).toBe(0);
  expect(await workspace.activated(NAME)).toEqual(["aaa", "bbb", "ccc", "bbb", "aaa"]);

  expect((await workspace.run("rollback", NAME)).error).toMatch(
    /^mf-catalog in production: Release aaa is the first/,
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
