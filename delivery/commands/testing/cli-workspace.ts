import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "@ligate/build/release-format/release";
import type { CallSchemas } from "@ligate/contract/compatibility/call-schemas";
import { writeRelease } from "../../gate/testing/fake-releases.ts";
import { nextEntry } from "../../repository/activation-log.ts";
import { FolderRepository } from "../../repository/folder-repository.ts";
import { LocalReleases } from "../../repository/local-releases.ts";
import { manifestIntegrity, readRelease } from "../../repository/release-folder.ts";
import { fileHashes, type ReleaseRepository } from "../../repository/release-repository.ts";
import type { Releases } from "../open-releases.ts";

export interface CliResult {
  status: number | null;
  output: string;
  error: string;
}

/** A release repository, a running API with given calls, and the command line as a process of its own. */
export class CliWorkspace {
  readonly dir = mkdtempSync(join(tmpdir(), "ligate-cli-"));
  readonly releasesDir = join(this.dir, "releases");
  readonly repository: ReleaseRepository;
  /** The calls of the API. */
  calls: CallSchemas = {};
  readonly #api: Server;
  readonly #environment: Record<string, string>;

  private constructor(api: Server, repository?: ReleaseRepository, environment: Record<string, string> = {}) {
    this.#api = api;
    this.repository = repository ?? new FolderRepository(this.releasesDir);
    this.#environment = environment;
  }

  /** @param environment settings of the command line besides RELEASES_DIR */
  static async open(
    repository?: ReleaseRepository,
    environment?: Record<string, string>,
  ): Promise<CliWorkspace> {
    const api = createServer((request, response) => {
      const isContract = request.url === "/api/contract.json";
      response.writeHead(isContract ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(isContract ? { calls: workspace.calls } : { detail: "Not found." }));
    });
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const workspace = new CliWorkspace(api, repository, environment);
    return workspace;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${(this.#api.address() as AddressInfo).port}`;
  }

  /** The releases as commands open them in this process. */
  get releases(): Releases {
    const local = new LocalReleases(this.repository, this.releasesDir);
    return { environment: "production", repository: this.repository, local };
  }

  /** Publishes a fake release. @param files path → content */
  async publish(
    fields: Partial<Release> & { name: string },
    files: Record<string, string> = {},
  ): Promise<void> {
    const { release, folder } = writeRelease(fields, files, join(this.dir, "built", fields.name));
    await this.repository.publish(release, folder);
  }

  /** Runs `pnpm releases` with these arguments. */
  run(...args: string[]): Promise<CliResult> {
    return this.runWith({}, ...args);
  }

  runWith(environment: Record<string, string>, ...args: string[]): Promise<CliResult> {
    const env = { ...process.env, ...{ RELEASES_DIR: this.releasesDir, PUBLIC_URL: this.apiUrl } };
    const script = join(import.meta.dirname, "../../releases.ts");
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...env, ...this.#environment, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [output, error] = ["", ""];
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      error += chunk;
    });
    return new Promise((resolve) =>
      child.once("close", (status) => resolve({ status, output: output.trim(), error: error.trim() })),
    );
  }

  /** Activates published releases in the given order, without the command line and its gate. */
  async activate(name: string, ...ids: string[]): Promise<void> {
    for (const release of ids) {
      const log = await this.repository.readLog(name, "production");
      const folder = join(this.dir, "built", name, release);
      const [integrity, files] = [await manifestIntegrity(folder), fileHashes(await readRelease(folder))];
      const content = { release, integrity, files, by: "Ada", reason: "", skipped: [] };
      const entry = nextEntry(log, { ...content, kind: "activate" });
      if (entry) await this.repository.append(name, "production", entry);
    }
  }

  /** The ids in the log of a package. */
  async activated(name: string): Promise<string[]> {
    const log = await this.repository.readLog(name, "production");
    return log.map(({ release }) => release);
  }

  close(): void {
    this.#api.close();
    rmSync(this.dir, { recursive: true });
  }
}
