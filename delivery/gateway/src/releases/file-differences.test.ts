import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { contentHash, hashedName, sha256 } from "@ligate/build/release-format/hashed-names";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { LocalReleases } from "@ligate/delivery/repository/local-releases";
import type { ReleaseRepository } from "@ligate/delivery/repository/release-repository";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import {
  activate,
  aPage,
  aRelease,
  deploy,
  publish,
  releasesIn,
  withBrotli,
  writeReleases,
} from "../testing/releases-on-disk.ts";
import { RemoteRepository } from "../testing/remote-repository.ts";
import { until } from "../testing/until.ts";
import type { ReleaseSource } from "./start-following.ts";

/** A script that does not compress by itself, so that what is sent is the differences. */
const scriptOf = (text: string) =>
  `export const text = "${text}";\n${Array.from({ length: 500 }, (_, n) => sha256(String(n)).toString("base64")).join("\n")}`;
const named = (content: string) => hashedName("home.js", contentHash(content));

/** A release of the catalog whose one page has this script. */
const catalog = (id: string, text: string) => {
  const script = scriptOf(text);
  const file = named(script);
  return {
    ...aRelease({
      ...{
        name: "mf-catalog",
        id,
        entry: hashedName("remoteEntry.js", contentHash(`export default "${id}";`)),
        addresses: ["/"],
      },
      pages: { home: aPage({ path: "/", js: [file] }) },
    }),
    contents: withBrotli(file, script),
  };
};
const [OLD, NEW] = [scriptOf("old"), scriptOf("new")];
const addressOf = (content: string) => `/assets/mf-catalog/${named(content)}`;

let dir: string;
let gateway: FastifyInstance;
beforeAll(async () => {
  dir = await writeReleases(
    aRelease({ name: "shell", entry: "main.js" }),
    catalog("c01", "old"),
    catalog("c02", "new"),
  );
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const startOn = (disk: string, repository: ReleaseRepository, fields: Partial<ReleaseSource> = {}) =>
  buildGateway({
    source: releasesIn(disk, { releases: new LocalReleases(repository, disk), ...fields }),
    ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
  });

const startGateway = () =>
  buildGateway({ source: releasesIn(dir), apiUrls: ["http://127.0.0.1:9"], settings: pageSettings });

/** A browser's request for a file, with the version that it has. */
const request = (
  url: string,
  dictionary?: string,
  encodings = "gzip, br, dcb, dcz",
  server: FastifyInstance = gateway,
) =>
  server.inject({
    url,
    headers: {
      "accept-encoding": encodings,
      ...(dictionary === undefined
        ? {}
        : { "available-dictionary": `:${sha256(dictionary).toString("base64")}:` }),
    },
  });

/** The response of a gateway that starts with what is in a folder. */
async function requestFrom(disk: string, url: string, dictionary: string) {
  const other = await startOn(disk, new FolderRepository(disk));
  const response = await request(url, dictionary, undefined, other);
  await other.close();
  return response;
}

it("sends a browser that has an older version the differences", async () => {
  const { headers, rawPayload } = await request(addressOf(NEW), OLD);
  expect(headers).toMatchObject({
    "content-encoding": "dcz",
    vary: "accept-encoding, available-dictionary",
    "use-as-dictionary": 'match="home.*.js"',
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(rawPayload.length).toBeLessThan(100);
  expect(rawPayload.subarray(0, 40)).toEqual(
    Buffer.concat([Buffer.from("5e2a4d1820000000", "hex"), sha256(OLD)]),
  );
  expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(OLD) }).toString()).toBe(NEW);
});

it("also goes back to an older version, as after a rollback", async () => {
  const disk = await writeReleases(aRelease({ name: "shell", entry: "main.js" }));
  const repository = new FolderRepository(disk);
  const { release, integrity } = await publish(repository, catalog("c01", "old"));
  await activate(repository, release, integrity);
  await deploy(repository, catalog("c02", "new"));
  await activate(repository, release, integrity, { kind: "rollback" });
  const { headers, rawPayload } = await requestFrom(disk, addressOf(OLD), NEW);
  expect(headers["content-encoding"]).toBe("dcz");
  expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(NEW) }).toString()).toBe(OLD);
});

it("computes no differences for a file of a release that is not served", async () => {
  const { headers, rawPayload } = await request(addressOf(OLD), NEW);
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(rawPayload).toString()).toBe(OLD);
});

it("computes no differences from a version that was replaced more than twenty activations ago", async () => {
  const disk = await writeReleases(aRelease({ name: "shell", entry: "main.js" }), catalog("c01", "old"));
  const repository = new FolderRepository(disk);
  const [c02, c03] = [
    await publish(repository, catalog("c02", "new")),
    await publish(repository, catalog("c03", "newer")),
  ];
  for (let n = 1; n < 20; n++) {
    const { release, integrity } = n % 2 ? c02 : c03;
    await activate(repository, release, integrity);
  }
  expect((await requestFrom(disk, addressOf(NEW), OLD)).headers["content-encoding"]).toBe("dcz");
  for (const { release, integrity } of [c03, c02]) await activate(repository, release, integrity);
  expect((await requestFrom(disk, addressOf(NEW), OLD)).headers["content-encoding"]).toBe("br");
});

it("sends the whole file if the differences cannot be computed", async () => {
  const disk = await writeReleases(
    aRelease({ name: "shell", entry: "main.js" }),
    catalog("c01", "old"),
    catalog("c02", "new"),
  );
  const other = await startOn(disk, new FolderRepository(disk), { cacheBytes: 1 });
  writeFileSync(join(disk, "packages/mf-catalog/c02", named(NEW)), "changed");
  const { statusCode, headers, rawPayload } = await request(addressOf(NEW), OLD, undefined, other);
  await other.close();
  expect([statusCode, headers["content-encoding"]]).toEqual([200, "br"]);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(NEW);
});

it.each([
  ["has no version", undefined, undefined, "br"],
  ["has a file that is none of the store's", "another text", undefined, "br"],
  ["accepts no differences", OLD, "gzip, br", "br"],
  ["refuses them", OLD, "br, dcz;q=0", "br"],
  ["accepts no compression", OLD, "identity", undefined],
])("sends the whole file to a browser that %s", async (_case, dictionary, encodings, expected) => {
  const { headers, rawPayload } = await request(addressOf(NEW), dictionary, encodings);
  expect(headers["content-encoding"]).toBe(expected);
  expect((expected ? brotliDecompressSync(rawPayload) : rawPayload).toString()).toBe(NEW);
  expect(headers.vary).toBe("accept-encoding, available-dictionary");
});

it.each(["", "::", ":AAAA:", "?1", `:${"A".repeat(10_000)}:`, `:${"A".repeat(43)}=:, :${"B".repeat(43)}=:`])(
  "ignores the header %j",
  async (value) => {
    const headers = { "accept-encoding": "br, dcz", "available-dictionary": value };
    const { statusCode, headers: sent } = await gateway.inject({ url: addressOf(NEW), headers });
    expect([statusCode, sent["content-encoding"]]).toEqual([200, "br"]);
  },
);

it("takes no version of a release that has never been active as a dictionary", async () => {
  await publish(new FolderRepository(dir), catalog("c03", "secret"));
  expect((await request(addressOf(NEW), scriptOf("secret"))).headers["content-encoding"]).toBe("br");
});

it("serves a file of an older release from a gateway that has never seen it active", async () => {
  const other = await startGateway();
  const { statusCode, body } = await other.inject(addressOf(OLD));
  await other.close();
  expect([statusCode, body]).toEqual([200, OLD]);
});

it("keeps the address of a file that a deploy does not change", async () => {
  await deploy(new FolderRepository(dir), { ...catalog("c04", "new"), version: "0.2.0" });
  await until(
    async () => (await gateway.inject("/releases/registry.json")).json()["mf-catalog"].release === "c04",
  );
  expect((await gateway.inject("/")).body).toContain(`<link rel="modulepreload" href="${addressOf(NEW)}">`);
  expect((await gateway.inject(addressOf(NEW))).body).toBe(NEW);
});

it.each([
  "/assets/mf-catalog/home.js",
  "/assets/mf-catalog/release.json",
  "/assets/mf-catalog/home.0000000000000000.js",
  `${addressOf(NEW)}.br`,
  `/assets/shell/${named(NEW)}`,
  `/assets/__proto__/${named(NEW)}`,
  "/assets/",
  "/assets/mf-catalog/",
])("has no file at %s", async (url) => {
  expect((await gateway.inject(url)).statusCode).toBe(404);
});

it("serves a file from the served release while a newer one with the same file cannot be loaded", async () => {
  const repository = new FolderRepository(dir);
  const { release, integrity } = await publish(repository, catalog("c05", "new"));
  rmSync(join(repository.releaseFolder("mf-catalog", "c05"), "release.json"));
  await activate(repository, release, integrity);
  await until(async () => (await gateway.inject("/readyz")).body.includes("c05"));
  expect((await gateway.inject(addressOf(NEW))).body).toBe(NEW);
});

it("serves a file of the next release that has it if it is not intact in the served one", async () => {
  const disk = await writeReleases(
    aRelease({ name: "shell", entry: "main.js" }),
    catalog("c01", "old"),
    catalog("c02", "old"),
  );
  const other = await startOn(disk, new FolderRepository(disk), { cacheBytes: 1 });
  writeFileSync(join(disk, "packages/mf-catalog/c02", named(OLD)), "changed");
  const { statusCode, body } = await other.inject(addressOf(OLD));
  await other.close();
  expect([statusCode, body]).toEqual([200, OLD]);
});

it("serves a file of the third release that has it, however often the others were active", async () => {
  const disk = await writeReleases(aRelease({ name: "shell", entry: "main.js" }));
  const repository = new FolderRepository(disk);
  const [c01, c02, c03] = await Promise.all(
    ["c01", "c02", "c03"].map((id) => publish(repository, catalog(id, "old"))),
  );
  for (const one of [c01, c02, c03, c02, c03, c02, c03])
    if (one) await activate(repository, one.release, one.integrity);
  await deploy(repository, catalog("c04", "new"));
  for (const id of ["c02", "c03"]) rmSync(repository.releaseFolder("mf-catalog", id), { recursive: true });
  const other = await startOn(disk, repository);
  const { statusCode, body } = await other.inject(addressOf(OLD));
  await other.close();
  expect([statusCode, body]).toEqual([200, OLD]);
});

it("does not download an older release to send the differences from it", async () => {
  const repository = new RemoteRepository();
  for (const release of [
    aRelease({ name: "shell", entry: "main.js" }),
    catalog("c01", "old"),
    catalog("c02", "new"),
  ])
    await deploy(repository, release);
  const disk = mkdtempSync(join(tmpdir(), "ligate-empty-"));
  const other = await startOn(disk, repository);
  const { headers } = await other.inject({
    url: addressOf(NEW),
    headers: { "accept-encoding": "br, dcz", "available-dictionary": `:${sha256(OLD).toString("base64")}:` },
  });
  await other.close();
  expect(headers["content-encoding"]).toBe("br");
  expect(repository.fetched).not.toContain("c01");
});
