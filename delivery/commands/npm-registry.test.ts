import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { writeRelease } from "../gate/testing/fake-releases.ts";
import { ChildServices } from "../processes/child-services.ts";
import { NpmRepository } from "../repository/npm-repository.ts";
import { NpmRegistry } from "../repository/testing/npm-registry.ts";
import { type CliResult, CliWorkspace } from "./testing/cli-workspace.ts";

const NAME = "mf-catalog";
const SHELL_TEAM = "team-shell";
const TEAM = "team-catalog";
/** How soon gateways have to serve what is active. */
const LIMIT_MS = 5_000;

let registry: NpmRegistry;
let workspace: CliWorkspace;
let gateways: string[];
const services = new ChildServices(() => {});
const dir = mkdtempSync(join(tmpdir(), "ligate-registry-test-"));

beforeAll(async () => {
  registry = await NpmRegistry.start({ accounts: { [SHELL_TEAM]: ["shell"], [TEAM]: [NAME] } });
  const { address, scope } = registry;
  const repository = new NpmRepository({ registry: address, scope });
  workspace = await CliWorkspace.open(repository, { RELEASES_REGISTRY: address, RELEASES_SCOPE: scope });

  writeRelease({ name: "shell", id: "s1" }, {}, join(dir, "shell"));
  for (const id of ["aaa", "bbb"]) writeRelease({ name: NAME, id }, {}, join(dir, NAME));
  await expectDone(runAs(SHELL_TEAM, "publish", "shell", "s1", "--from", join(dir, "shell")));
  await expectDone(runAs(SHELL_TEAM, "activate", "shell", "s1"));
  gateways = await Promise.all([1, 2].map(startGateway));
});
afterAll(async () => {
  await services.stop();
  workspace.close();
  await registry.close();
  rmSync(dir, { recursive: true });
});

/** Runs `pnpm releases` with the token of a team. */
const runAs = (team: string, ...args: string[]): Promise<CliResult> =>
  workspace.runWith({ RELEASES_TOKEN: registry.tokens[team] ?? "" }, ...args);

const runWithoutToken = (...args: string[]): Promise<CliResult> =>
  workspace.runWith({ RELEASES_TOKEN: "" }, ...args);

async function expectDone(command: Promise<CliResult>): Promise<void> {
  expect(await command).toMatchObject({ status: 0, error: "" });
}

/** Starts a gateway with a disk of its own, which knows the address of the registry only. @returns its address */
async function startGateway(number: number): Promise<string> {
  const { port } = await services.start(`gateway ${number}`, {
    file: "delivery/gateway/src/server.ts",
    environment: {
      ...{ PORT: "0", API_URL: workspace.apiUrl, RELEASES_DIR: join(dir, `gateway-${number}`) },
      ...{ RELEASES_REGISTRY: registry.address, RELEASES_SCOPE: registry.scope, RELEASES_TOKEN: "" },
    },
    onLine: () => {},
  });
  return `http://127.0.0.1:${port}`;
}

async function servedRelease(gateway: string): Promise<string | undefined> {
  const response = await fetch(`${gateway}/releases/registry.json`);
  return JSON.parse(await response.text())[NAME]?.release;
}

/** Waits until all gateways serve a release. @returns milliseconds since its activation */
async function waitUntilServed(id: string): Promise<number> {
  const log = await workspace.repository.readLog(NAME, "production");
  const since = Date.parse(log.at(-1)?.at ?? "");
  for (;;) {
    const served = await Promise.all(gateways.map(servedRelease));
    if (served.every((release) => release === id)) return Date.now() - since;
    await setTimeout(50);
  }
}

it("lets a team publish and activate its own remote, and every gateway follows", async () => {
  for (const id of ["aaa", "bbb"])
    await expectDone(runAs(TEAM, "publish", NAME, id, "--from", join(dir, NAME)));
  await expectDone(runAs(TEAM, "activate", NAME, "aaa", "--by", "Ada", "--reason", "first"));
  expect(await waitUntilServed("aaa")).toBeLessThan(LIMIT_MS);

  await expectDone(runAs(TEAM, "activate", NAME, "bbb", "--by", "Ada"));
  expect(await waitUntilServed("bbb")).toBeLessThan(LIMIT_MS);
  for (const gateway of gateways) {
    const file = await fetch(`${gateway}/releases/${NAME}/bbb/entry.js`);
    expect(await file.text()).toBe(`"${NAME} bbb";`);
  }

  await expectDone(runAs(TEAM, "rollback", NAME, "--by", "Grace", "--reason", "wrong prices"));
  expect(await waitUntilServed("aaa")).toBeLessThan(LIMIT_MS);
  expect(await workspace.repository.readLog(NAME, "production")).toMatchObject([
    { n: 1, release: "aaa", by: `Ada (${TEAM})`, reason: "first" },
    { n: 2, release: "bbb", by: `Ada (${TEAM})` },
    { n: 3, release: "aaa", by: `Grace (${TEAM})`, kind: "rollback", reason: "wrong prices" },
  ]);
});

it("refuses to publish or activate the remote of another team", async () => {
  writeRelease({ name: "shell", id: "s2" }, {}, join(dir, "shell"));
  const results = [
    await runAs(TEAM, "publish", "shell", "s2", "--from", join(dir, "shell")),
    await runAs(SHELL_TEAM, "activate", NAME, "bbb"),
    await runWithoutToken("activate", NAME, "bbb"),
  ];
  for (const { status, output, error } of results) {
    expect({ status, output }).toEqual({ status: 1, output: "" });
    expect(error).toMatch(/^Cannot publish @ligate\/(shell|mf-catalog)[^\n]* Set RELEASES_TOKEN [^\n]+\.$/);
  }
  expect((await workspace.repository.listReleases("shell")).map(({ id }) => id)).toEqual(["s1"]);
  expect((await workspace.activated(NAME)).at(-1)).toBe("aaa");
});

it("says that the registry cannot be reached", async () => {
  await registry.pause();
  const { status, error } = await runAs(TEAM, "activate", NAME, "bbb");
  await registry.resume();
  expect({ status, error }).toEqual({
    status: 1,
    error: expect.stringMatching(/^[^\n]+127\.0\.0\.1[^\n]+\.$/),
  });
});
