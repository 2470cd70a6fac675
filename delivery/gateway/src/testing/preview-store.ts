import { contentHash, hashedName } from "@ligate/build/release-format/hashed-names";
import { SERVER_FILE } from "@ligate/build/release-format/release";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { type PreviewLink, signPreviewLink } from "@ligate/delivery/repository/preview-link";
import Fastify, { type InjectOptions } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "./release-server-files.ts";
import {
  aPage,
  aRelease,
  publish,
  type ReleaseToWrite,
  releasesIn,
  writeReleases,
} from "./releases-on-disk.ts";

const KEY = "ab".repeat(32);
export const HOST = "preview.example";
const DAY = 86_400_000;

/** The name of the page's script of `catalog`. */
export const pageScript = (text: string) => hashedName("home.js", contentHash(`export default "${text}";`));
/** A release of the catalog whose page shows a text. @param routes of its server file */
export const catalog = (id: string, text: string, routes = `[async () => "${text}"]`): ReleaseToWrite => ({
  ...aRelease({
    ...{ name: "mf-catalog", id, entry: pageScript(text), addresses: ["/", "/blog"], ssr: true },
    origin: { commit: "0123456789-dirty", author: null, builtAt: "2026-01-01T00:00:00.000Z", ciRun: null },
    pages: {
      home: aPage({ path: "/", navigation: [{ menu: "footer", name: text, order: 1 }] }),
      blog: aPage({ path: "/blog" }),
    },
  }),
  contents: { [pageScript(text)]: `export default "${text}";`, [SERVER_FILE]: `exports.routes = ${routes};` },
});
const shell: ReleaseToWrite = {
  ...aRelease({ name: "shell", id: "s01", entry: "main.js", ssr: true }),
  contents: {
    [SERVER_FILE]: `exports.shared = {}; exports.configureApi = () => {};
      exports.render = async (name, routes) =>
        ({ status: 200, head: "", body: name ? "<h1>" + await routes[0]() + "</h1>" : "", loaderData: {} });`,
  },
};

/** A gateway with a host of previews: release c01 of the catalog, "Active", is active, and c02, "Draft", is published. */
export async function startPreviewStore() {
  const dir = await writeReleases(shell, catalog("c01", "Active"));
  const repository = new FolderRepository(dir);
  /** Publishes a release without activating it. */
  async function pin(release: ReleaseToWrite): Promise<PreviewLink["releases"][number]> {
    const { integrity } = await publish(repository, release);
    return { name: release.name, id: release.id, integrity };
  }
  const pinned = await pin(catalog("c02", "Draft"));
  const api = Fastify();
  api.get("/api/session/", ({ headers }) => ({ cookie: headers.cookie ?? "" }));
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  const gateway = await buildGateway({
    source: releasesIn(dir),
    ...{ apiUrls: [apiUrl], settings: pageSettings, previews: { url: `https://${HOST}`, key: KEY } },
  });
  const tokenOf = (fields: Partial<PreviewLink> = {}, key = KEY) =>
    signPreviewLink(
      { environment: "production", expires: Date.now() + DAY, releases: [pinned], ...fields },
      key,
    );
  /** A browser's request, by default for a document of the host of previews. */
  const get = (url: string, { headers, ...options }: InjectOptions = {}) =>
    gateway.inject({ url, ...options, headers: { host: HOST, accept: "text/html", ...headers } });
  return {
    ...{ dir, repository, gateway, pin, pinned, tokenOf, get },
    inStore: (url: string, cookie = "") => get(url, { headers: { host: "store.example", cookie } }),
    inPreview: (url: string, token = tokenOf()) =>
      get(url, { headers: { cookie: `__Host-preview=${token}` } }),
    close: () => Promise.all([gateway.close(), api.close()]),
  };
}
