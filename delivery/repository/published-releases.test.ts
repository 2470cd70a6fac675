import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { verifyReleaseFolder } from "./release-folder.ts";
import { bothRepositories } from "./testing/both-repositories.ts";
import { anEntry, writeRelease } from "./testing/release-fixture.ts";

/** The registry is shared by the tests, so each takes an id of its own. */
let ids = 0;
const newId = (): string => `abcdef${String(++ids).padStart(6, "0")}`;

/** Path → content of all files in a folder. */
async function contentOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths
        .sort()
        .map(
          async (path): Promise<[string, string]> => [
            path.slice(folder.length + 1),
            (await readFile(path)).toString("base64"),
          ],
        ),
    ),
  );
}

describe.each(bothRepositories(["mf-catalog", "mf-account"]))(
  "releases in a repository: %s",
  (_kind, test) => {
    const { open } = test;

    it("publishes a release once", async () => {
      const repository = open();
      const release = await writeRelease(join(test.dir, "built"), { id: newId() });

      expect(await repository.publish(release, join(test.dir, "built"))).toBe(true);
      expect(await repository.publish(release, join(test.dir, "built"))).toBe(false);
      expect(await open().publish({ ...release, version: "9.0.0" }, join(test.dir, "built"))).toBe(false);
      const listed = (await open().listReleases("mf-catalog")).filter(({ id }) => id === release.id);
      expect(listed).toEqual([
        {
          ...{ name: "mf-catalog", id: release.id, version: "1.2.0" },
          publishedAt: expect.stringMatching(/^20\d\d-.*Z$/),
          by: await repository.accountName(),
          origin: release.origin,
        },
      ]);
    });

    it("accepts one of eight parallel publications", async () => {
      const release = await writeRelease(join(test.dir, "built"), { id: newId() });
      const publications = Array.from({ length: 8 }, () => open().publish(release, join(test.dir, "built")));

      expect((await Promise.all(publications)).filter(Boolean)).toHaveLength(1);
      await open().fetch("mf-catalog", release.id, join(test.dir, "fetched"));
      await verifyReleaseFolder(join(test.dir, "fetched"));
    });

    it("keeps all of eight different releases that are published at the same time", async () => {
      const published = Array.from({ length: 8 }, newId);
      const publications = published.map(async (id) =>
        open().publish(await writeRelease(join(test.dir, id), { id }), join(test.dir, id)),
      );

      expect(await Promise.all(publications)).toEqual(published.map(() => true));
      const listed = (await open().listReleases("mf-catalog")).map(({ id }) => id);
      expect(listed).toEqual(expect.arrayContaining(published));
    });

    it("takes a release of 12 MB", async () => {
      const content = { "container.js": randomBytes(12_000_000) };
      const release = await writeRelease(join(test.dir, "built"), { id: newId(), content });
      await open().publish(release, join(test.dir, "built"));
      await open().fetch("mf-catalog", release.id, join(test.dir, "fetched"));
      await verifyReleaseFolder(join(test.dir, "fetched"));
    });

    it("lists the releases of a package, the latest first", async () => {
      const repository = open();
      const published = [newId(), newId()];
      for (const id of published) {
        const release = await writeRelease(join(test.dir, id), { name: "mf-account", id });
        await repository.publish(release, join(test.dir, id));
      }

      expect((await repository.listReleases("mf-account")).map(({ id }) => id)).toEqual(published.reverse());
    });

    it("fetches the same bytes, with source maps, without what release.json does not list", async () => {
      const repository = open();
      const content = {
        "container.js": "// a script with ünicode",
        "font.woff2": new Uint8Array(70_000).map((_, index) => (index * 7919) % 256),
        "assets/deep/empty.css": "",
        "server/index.cjs": "module.exports = 1;",
        ".well-known/x.js": "1",
        "package.json": "{}",
      };
      const release = await writeRelease(join(test.dir, "built"), { id: newId(), content });
      await writeFile(join(test.dir, "built", "container.js.map"), "{}");
      const expected = await contentOf(join(test.dir, "built"));
      await writeFile(join(test.dir, "built", "notes.txt"), "not a file of the release");
      await repository.publish(release, join(test.dir, "built"));

      await repository.fetch("mf-catalog", release.id, join(test.dir, "fetched"));

      expect(await contentOf(join(test.dir, "fetched"))).toEqual(expected);
      expect(expected.size).toBe(8);
      const again = repository.fetch("mf-catalog", release.id, join(test.dir, "fetched"));
      await expect(again).rejects.toThrow(`${join(test.dir, "fetched")} exists already.`);
    });

    it("shows a release to readers only when it is complete", async () => {
      const content = Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [`chunk-${index}.js`, `// ${index} ${"x".repeat(50_000)}`]),
      );
      const release = await writeRelease(join(test.dir, "built"), { id: newId(), content });
      let isPublished = false;
      const publication = open()
        .publish(release, join(test.dir, "built"))
        .then(() => {
          isPublished = true;
        });
      let attempts = 0;
      for (; !isPublished || attempts === 0; attempts += 1) {
        const target = join(test.dir, `fetched-${attempts}`);
        const listed = (await open().listReleases("mf-catalog")).some(({ id }) => id === release.id);
        const fetched = await open()
          .fetch("mf-catalog", release.id, target)
          .then(
            () => true,
            () => false,
          );
        if (listed) expect(fetched).toBe(true);
        if (fetched) await verifyReleaseFolder(target);
        expect(existsSync(target)).toBe(fetched);
      }
      await publication;
    });

    it("publishes nothing whose files do not match its release.json", async () => {
      const repository = open();
      const folder = join(test.dir, "built");
      const release = await writeRelease(folder, { id: newId() });
      await writeFile(join(folder, "container.js"), "// changed");

      await expect(repository.publish(release, folder)).rejects.toThrow(
        `${join(folder, "container.js")} does not match release.json. Build the release again.`,
      );
      await rm(join(folder, "container.js"));
      await expect(repository.publish(release, folder)).rejects.toThrow(
        `${join(folder, "container.js")} is missing, but is listed in release.json. Build the release again.`,
      );
      await expect(repository.publish({ ...release, id: "another" }, folder)).rejects.toThrow();
      expect((await repository.listReleases("mf-catalog")).map(({ id }) => id)).not.toContain(release.id);
    });

    it("removes a release", async () => {
      const repository = open();
      const releases = [];
      for (const id of [newId(), newId()]) {
        releases.push(await writeRelease(join(test.dir, id), { id }));
        await repository.publish(await writeRelease(join(test.dir, id), { id }), join(test.dir, id));
      }
      const [removed = "", kept = ""] = releases.map(({ id }) => id);

      await repository.remove("mf-catalog", removed);

      const listed = (await repository.listReleases("mf-catalog")).map(({ id }) => id);
      expect(listed).not.toContain(removed);
      expect(listed).toContain(kept);
      await repository.fetch("mf-catalog", kept, join(test.dir, "fetched"));
      const missing = `mf-catalog has no published release ${removed} in ${repository.location}. \`pnpm releases list\` shows the ids.`;
      await expect(repository.remove("mf-catalog", removed)).rejects.toThrow(missing);
      await expect(repository.fetch("mf-catalog", removed, join(test.dir, "gone"))).rejects.toThrow(missing);
      expect(existsSync(join(test.dir, "gone"))).toBe(false);
    });

    it.each(["../mf-catalog", "", "mf/catalog", "MF", "mf-catalog\0", ".."])(
      "refuses %j as a name",
      async (name) => {
        const repository = open();
        const message = `"${name}" is not the name of a package.`;
        await expect(repository.listReleases(name)).rejects.toThrow(message);
        await expect(repository.fetch(name, "abc", join(test.dir, "fetched"))).rejects.toThrow(message);
        await expect(repository.remove(name, "abc")).rejects.toThrow(message);
        await expect(repository.readLog(name, "production")).rejects.toThrow(message);
        await expect(repository.append(name, "production", anEntry())).rejects.toThrow(message);
        const release = await writeRelease(join(test.dir, "built"), { name });
        await expect(repository.publish(release, join(test.dir, "built"))).rejects.toThrow(message);
      },
    );

    it("refuses the name of a log as the name of a package", async () => {
      await expect(open().listReleases("mf-catalog-production")).rejects.toThrow(
        "A package cannot be named mf-catalog-production: names that end with -production are for logs. Rename it.",
      );
    });

    it.each(["../abc", "", "a/b", ".", "a b"])("refuses %j as an id", async (id) => {
      const repository = open();
      const message = `"${id}" is not the id of a release of mf-catalog.`;
      await expect(repository.fetch("mf-catalog", id, join(test.dir, "fetched"))).rejects.toThrow(message);
      await expect(repository.remove("mf-catalog", id)).rejects.toThrow(message);
      const release = await writeRelease(join(test.dir, "built"));
      await expect(repository.publish({ ...release, id }, join(test.dir, "built"))).rejects.toThrow(message);
    });

    it.each(["../outside.js", "/etc/hostname", "a/../../b.js", "a\\b.js", "a//b.js"])(
      "refuses a release that lists the file %j",
      async (path) => {
        const release = await writeRelease(join(test.dir, "built"), { id: newId(), content: {} });
        const listed = { ...release, files: { [path]: { integrity: anEntry().integrity, bytes: 0 } } };
        await writeFile(join(test.dir, "built", "release.json"), JSON.stringify(listed));
        await expect(open().publish(listed, join(test.dir, "built"))).rejects.toThrow(
          `lists "${path}", which is outside the folder.`,
        );
      },
    );
  },
);
