import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { parse, parseAllDocuments } from "yaml";

export const DEPLOY = join(ROOT, "deploy");

/** The text of a file in `deploy/`. */
export const readDeployFile = (path: string): string => readFileSync(join(DEPLOY, path), "utf8");

/** The settings in a file of lines such as `PORT=8080`. */
export const readEnvironmentFile = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...readDeployFile(path).matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

/** The parts of a Compose file that the checks read. */
export interface Compose {
  services: Record<
    string,
    {
      command?: string[];
      environment?: Record<string, string | number>;
      /** An object is a file that a store need not have. */
      env_file?: string | (string | { path: string; required: boolean })[];
      image: string;
      stop_grace_period?: string;
    }
  >;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}
export const readCompose = () => parse(readDeployFile("compose.yaml"), { merge: true }) as Compose;

interface Probe {
  httpGet: { path: string; port: string };
}
export interface Container {
  name: string;
  command: string[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}
/** A Kubernetes object; the checks read the specification of workloads only. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { spec: { containers: Container[]; terminationGracePeriodSeconds?: number } };
    ports?: { name: string; port: number; targetPort: string }[];
  };
}

const KUSTOMIZATIONS = ["kubernetes/base", "kubernetes/overlays/example"];

/** All objects of the base and of the example, as they are in the files. */
export const readManifests = (): Manifest[] =>
  KUSTOMIZATIONS.flatMap((folder) =>
    readdirSync(join(DEPLOY, folder))
      .filter((file) => file.endsWith(".yaml") && file !== "kustomization.yaml")
      .flatMap((file) => parseAllDocuments(readDeployFile(`${folder}/${file}`)))
      .map((document) => document.toJS() as Manifest),
  );

interface Generator {
  name: string;
  envs: string[];
}

/** ConfigMaps and Secrets → the files that kustomize generates them from, or their examples. */
export function readGenerators(): Map<string, string[]> {
  const entries = KUSTOMIZATIONS.flatMap((folder) => {
    const { configMapGenerator = [], secretGenerator = [] } = parse(
      readDeployFile(`${folder}/kustomization.yaml`),
    ) as Record<string, Generator[] | undefined>;
    const files = readdirSync(join(DEPLOY, folder));
    return [...configMapGenerator, ...secretGenerator].map(
      ({ name, envs }) =>
        [
          name,
          envs.map((file) =>
            files.includes(file) && !isCopy(file) ? `${folder}/${file}` : `${file}.example`,
          ),
        ] as const,
    );
  });
  return new Map(entries);
}

/** Files that an operator copies from an example; a checkout may have them. */
const isCopy = (file: string): boolean => readdirSync(DEPLOY).includes(`${file}.example`);
