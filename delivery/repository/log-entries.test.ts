import { LogConflictError } from "./release-repository.ts";
import { bothRepositories } from "./testing/both-repositories.ts";
import { anEntry } from "./testing/release-fixture.ts";

/** The tests share the registry, so each has an environment of its own. */
describe.each(bothRepositories(["shell", "mf-account", "mf-catalog"]))(
  "logs in a repository: %s",
  (_kind, { open }) => {
    it("has no entries for a package that was never activated", async () => {
      expect(await open().readLog("mf-unknown", "production")).toEqual([]);
      expect(await open().listReleases("mf-unknown")).toEqual([]);
    });

    it("appends entries, and reads them elsewhere", async () => {
      const entries = Array.from({ length: 12 }, (_, index) =>
        anEntry({ n: index + 1, release: `r${index}`, reason: "„Grund“ \n", skipped: ["browser"] }),
      );
      const repository = open();
      for (const [index, entry] of entries.entries()) {
        await repository.append("mf-catalog", "production", entry);
        expect(await repository.readLog("mf-catalog", "production")).toHaveLength(index + 1);
      }
      expect(await open().readLog("mf-catalog", "production")).toEqual(entries);
    });

    it("refuses an entry whose number is taken, or leaves a gap", async () => {
      const repository = open();
      await repository.append("mf-catalog", "development", anEntry({ n: 1 }));

      const second = repository.append("mf-catalog", "development", anEntry({ n: 1, by: "another" }));
      await expect(second).rejects.toThrow(LogConflictError);
      await expect(second).rejects.toThrow(/^Entry 1 of the log .* exists already\. Read the log again\.$/);
      const later = repository.append("mf-catalog", "development", anEntry({ n: 3 }));
      await expect(later).rejects.toThrow("ends with entry 1. Append entry 2, not 3.");
      expect(await repository.readLog("mf-catalog", "development")).toEqual([anEntry({ n: 1 })]);
    });

    it("accepts one of eight parallel appends of the same number", async () => {
      for (const n of [1, 2, 3]) {
        const appends = Array.from({ length: 8 }, (_, index) =>
          open().append("mf-catalog", "staging", anEntry({ n, by: `team ${index}` })),
        );
        const results = await Promise.allSettled(appends);

        const accepted = results.findIndex(({ status }) => status === "fulfilled");
        const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
        expect(refusals).toEqual(Array(7).fill(expect.any(LogConflictError)));
        expect((await open().readLog("mf-catalog", "staging")).at(-1)?.by).toBe(`team ${accepted}`);
      }
    });

    it("lists the packages that have a log in an environment, the shell first", async () => {
      expect(await open().listPackages("staging")).not.toContain("mf-account");
      await Promise.all(
        ["mf-catalog", "shell", "mf-account"].map(async (name) => {
          const { length } = await open().readLog(name, "staging");
          await open().append(name, "staging", anEntry({ n: length + 1 }));
        }),
      );
      expect(await open().listPackages("staging")).toEqual(["shell", "mf-account", "mf-catalog"]);
      expect(await open().listPackages("production")).not.toContain("shell");
    });

    it("refuses an environment that does not exist", async () => {
      const environment = "../production" as "production";
      await expect(open().readLog("mf-catalog", environment)).rejects.toThrow(
        '"../production" is not an environment. Use production, staging, development.',
      );
    });
  },
);
