import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "@ligate/build/release-format/release";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import type { Environment } from "@ligate/delivery/repository/release-repository";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aPage, aRelease, releasesIn } from "../testing/releases-on-disk.ts";

let servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.map((server) => server.close())));

/** Serves a manifest like a development server. @returns its URL */
async function serve(release: () => Release): Promise<string> {
  const server = Fastify();
  server.get("/release.json", () => release());
  servers.push(server);
  return `${await server.listen({ port: 0, host: "127.0.0.1" })}/`;
}

/** A gateway on development servers of a shell and of a remote with the given addresses. */
async function startGateway(environment: Environment, addresses: string[]) {
  servers = [];
  const urls = {
    shell: await serve(() =>
      aRelease({ name: "shell", id: "development", entry: "main.js", css: ["app.css"] }),
    ),
    "mf-catalog": await serve(() =>
      aRelease({ name: "mf-catalog", id: "development", addresses, pages: { home: aPage({ path: "/" }) } }),
    ),
  };
  const dir = mkdtempSync(join(tmpdir(), "ligate-development-"));
  for (const [name, release] of Object.entries(urls)) {
    await new FolderRepository(dir).append(name, environment, {
      ...{ n: 1, release, integrity: "", files: {}, kind: "activate", skipped: [] },
      ...{ by: "", reason: "", at: new Date().toISOString() },
    });
  }
  const source = releasesIn(dir, { environment });
  const gateway = await buildGateway({ source, apiUrls: ["http://127.0.0.1:9"], settings: pageSettings });
  servers.push(gateway);
  return { gateway, urls };
}

it("is a release: scripts and linked stylesheets come from it, without integrity", async () => {
  const { gateway, urls } = await startGateway("development", ["/"]);
  const { body, headers } = await gateway.inject("/");
  expect(body).toContain(`<script type="module" src="${urls.shell}main.js">`);
  expect(body).toContain(`<link rel="stylesheet" href="${urls.shell}app.css" data-href="app.css">`);
  expect(body).toContain('<script src="/development/refresh-hook.js"></script>');
  expect(body).toContain('"addresses":["/"],"release":"development"}]');
  expect(body).not.toContain("importmap");
  expect(body).not.toContain('"integrity"');
  expect(headers["integrity-policy"]).toBeUndefined();
  expect(headers["content-security-policy"]).toContain("script-src 'self' http://127.0.0.1:*");
});

it("is asked for its route table on every request", async () => {
  const addresses = ["/"];
  const { gateway } = await startGateway("development", addresses);
  expect((await gateway.inject("/new")).statusCode).toBe(404);
  addresses.push("/new");
  expect((await gateway.inject("/new")).statusCode).toBe(200);
});

it("keeps its last manifest while it cannot be read, for example after an error in the sources", async () => {
  const { gateway } = await startGateway("development", ["/"]);
  await Promise.all(servers.filter((server) => server !== gateway).map((server) => server.close()));
  expect((await gateway.inject("/")).statusCode).toBe(200);
});

it.each(["production", "staging"] as const)("is not served in %s", async (environment) => {
  const { gateway } = await startGateway(environment, ["/"]);
  expect((await gateway.inject("/")).statusCode).toBe(503);
});
