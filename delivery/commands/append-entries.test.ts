import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { aPage } from "../gate/testing/fake-releases.ts";
import { LogConflictError, type LogEntry } from "../repository/release-repository.ts";
import { readActiveReleases, readLogs } from "./active-releases.ts";
import { appendEntries, conflictsAfterwards } from "./append-entries.ts";
import type { Releases } from "./open-releases.ts";
import { readPublished } from "./published-releases.ts";
import { CliWorkspace } from "./testing/cli-workspace.ts";

let workspace: CliWorkspace;
let releases: Releases;

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  releases = workspace.releases;
  for (const name of ["shell", "mf-account"]) {
    for (const id of ["aaa", "bbb", "ccc"]) await workspace.publish({ name, id });
    await workspace.activate(name, "aaa", "bbb");
  }
});
afterEach(() => workspace.close());

/** Appends entries for these releases, `<package>@<id>`, in this order. */
async function append(kind: LogEntry["kind"], ...titles: string[]): Promise<unknown> {
  const candidates: ReleaseOnDisk[] = [];
  for (const title of titles) {
    const [name = "", id = ""] = title.split("@");
    candidates.push(await readPublished(releases, name, id));
  }
  const activation = { kind, by: "Ada", reason: "", skipped: [] };
  return appendEntries(releases, await readLogs(releases, []), candidates, activation);
}

/** Lets appending to the log of a package fail. @param last how many entries can be appended before */
function failAppending(name: string, error: Error, entries = 0): void {
  const { repository } = releases;
  const appendEntry = repository.append.bind(repository);
  let left = entries;
  repository.append = async (...args) => {
    if (args[0] === name && left-- <= 0) throw error;
    return appendEntry(...args);
  };
}

it("takes the first entry back if the second one cannot be appended, and says so", async () => {
  failAppending("mf-account", new Error("The disk is full."));
  await expect(append("activate", "shell@ccc", "mf-account@ccc")).rejects.toThrow(
    "The disk is full.\nshell bbb is active again.",
  );
  expect(await workspace.activated("shell")).toEqual(["aaa", "bbb", "ccc", "bbb"]);
  expect(await workspace.activated("mf-account")).toEqual(["aaa", "bbb"]);
});

it("takes a rollback back to the release that was active before it", async () => {
  failAppending("mf-account", new Error("The disk is full."));
  await expect(append("rollback", "shell@aaa", "mf-account@aaa")).rejects.toThrow(
    "The disk is full.\nshell bbb is active again.",
  );
  expect(await workspace.activated("shell")).toEqual(["aaa", "bbb", "aaa", "bbb"]);
});

it("names the release that stays active if its entry cannot be taken back", async () => {
  failAppending("mf-account", new LogConflictError("Entry 3 exists already."));
  failAppending("shell", new Error("The registry does not answer."), 1);
  await expect(append("activate", "shell@ccc", "mf-account@ccc")).rejects.toThrow(
    /^mf-account ccc is not activated: Ada activated .*\nshell ccc stays active: The registry does not answer\. Take it back: pnpm releases rollback shell bbb$/,
  );
});

it("names the release and the commit of another process that was first", async () => {
  const origin = { commit: `${"89abcdef01".repeat(4)}-dirty`, author: "Grace <grace@store.example>" };
  const built = { ...origin, builtAt: "2026-01-01T00:00:00.000Z", ciRun: null };
  await workspace.publish({ name: "shell", id: "ddd", origin: built });
  const appendEntry = releases.repository.append.bind(releases.repository);
  releases.repository.append = async (...args) => {
    releases.repository.append = appendEntry;
    await workspace.activate("shell", "ddd");
    return appendEntry(...args);
  };
  await expect(append("activate", "shell@ccc")).rejects.toThrow(
    /^shell ccc is not activated: Ada activated shell ddd in production at \S+, while this command ran\. To keep its changes, build on its commit 89abcde\+changes \(Grace <grace@store\.example>\) and activate that release\. Running this command again replaces it\.$/,
  );
});

it("appends the first entry of a package last, because it cannot be taken back", async () => {
  await workspace.publish({ name: "mf-news", id: "n1" });
  failAppending("shell", new Error("The disk is full."));
  await expect(append("activate", "mf-news@n1", "shell@ccc")).rejects.toThrow("The disk is full.");
  expect(await workspace.activated("mf-news")).toEqual([]);
});

it("finds a release that was activated at the same time and links to a page that the command removes", async () => {
  const links = (...certain: string[]) => ({ links: { certain, possible: [] } });
  await workspace.publish({ name: "mf-account", id: "page", pages: { login: aPage({ path: "/login" }) } });
  await workspace.publish({ name: "mf-catalog", id: "plain", ...links() });
  await workspace.publish({ name: "mf-catalog", id: "link", ...links("/login") });
  await workspace.activate("mf-account", "page");
  await workspace.activate("mf-catalog", "plain");
  const logs = await readLogs(releases, []);
  const change = {
    candidates: [await readPublished(releases, "mf-account", "ccc")],
    active: await readActiveReleases(releases, logs),
  };
  const activation = { kind: "activate", by: "Ada", reason: "", skipped: [] } as const;
  const appended = await appendEntries(releases, logs, change.candidates, { ...activation, skipped: [] });
  await workspace.activate("mf-catalog", "link");
  expect((await conflictsAfterwards(releases, change, appended)).join()).toContain(
    "mf-account ccc has no page at /login, to which mf-catalog link links.",
  );
});
