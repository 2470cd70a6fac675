import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { DEPLOY, type Manifest, readDeployFile, readManifests } from "./deploy-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Mistakes by the schema and the rules of dclint, without its opinions on images of this repository and on public ports. */
const linter = new DCLinter({
  rules: {
    "no-build-and-image": 0,
    "no-unbound-port-interfaces": 0,
    "service-image-require-explicit-tag": 0,
  },
  ...{ quiet: false, debug: false, exclude: [] },
});
function findMistakes(file: string): string[] {
  const found = linter.lintFiles([file], false).flatMap(({ messages }) => messages);
  return found.filter(({ type }) => type === "error").map(({ message }) => message);
}

it("has a Compose file without mistakes", () => {
  const misspelled = join(folder, "compose.yaml");
  writeFileSync(misspelled, readDeployFile("compose.yaml").replaceAll("stop_grace_period", "stop_grace"));

  expect(findMistakes(join(DEPLOY, "compose.yaml"))).toEqual([]);
  expect(findMistakes(misspelled)).toEqual([
    expect.stringMatching(/services\/postgres.*must NOT have additional properties/),
  ]);
});

it("has a Dockerfile without mistakes", () => {
  expect(validate(readDeployFile("Dockerfile")).map(({ message }) => message)).toEqual([]);
});

/** The modules of kubernetes-types that declare the objects of an API version. */
const MODULES: Record<string, string> = {
  "apps/v1": "apps/v1",
  "autoscaling/v2": "autoscaling/v2",
  "batch/v1": "batch/v1",
  "networking.k8s.io/v1": "networking/v1",
  "policy/v1": "policy/v1",
  v1: "core/v1",
};

it("has Kubernetes manifests of Kubernetes' types", () => {
  const manifests = readManifests();
  const service = manifests.find(({ kind }) => kind === "Service") as Manifest;
  const misspelled = { ...service, spec: { ...service.spec, clusterIp: "None" } };
  const mistyped = { ...service, spec: { ...service.spec, ports: [{ port: "http" }] } };

  expect(typeErrors([...manifests, misspelled, mistyped])).toEqual([
    expect.stringMatching(/clusterIp/),
    expect.stringMatching(/'string' is not assignable to type 'number'/),
  ]);
});

/**
 * The compiler's errors about manifests as constants of Kubernetes' types. A JSON schema of Kubernetes would accept fields
 * that do not exist.
 */
function typeErrors(manifests: Pick<Manifest, "apiVersion" | "kind">[]): string[] {
  const constants = manifests.map((manifest, index) => {
    const type = `import("${join(TYPES, MODULES[manifest.apiVersion] ?? "")}").${manifest.kind}`;
    return `export const object${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  writeFileSync(join(folder, "manifests.ts"), constants.join("\n"));
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--module", "preserve", "--types", ""];
  const parameters = [...options, join(folder, "manifests.ts")];
  const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), parameters, { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}
const TYPES = join(ROOT, "scripts/node_modules/kubernetes-types");
