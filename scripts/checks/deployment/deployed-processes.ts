import { basename } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import {
  type Container,
  readCompose,
  readDeployFile,
  readEnvironmentFile,
  readGenerators,
  readManifests,
} from "./deploy-files.ts";

/** A process of the store that a file of `deploy/` starts. */
export interface DeployedProcess {
  name: string;
  command: string;
  environment: Record<string, string>;
}

/** The processes of all files. Programs of others, such as PostgreSQL, are none. */
export const readDeployedProcesses = (): DeployedProcess[] => [
  readImage(),
  ...readServices(),
  ...readManifests().flatMap(({ spec }) => (spec.template?.spec.containers ?? []).map(readContainer)),
  ...["api", "gateway", "migrate"].map(readUnit),
];

/** The process that the image starts by itself. */
function readImage(): DeployedProcess {
  const dockerfile = DockerfileParser.parse(readDeployFile("Dockerfile"));
  const final = dockerfile.getFROMs().at(-1)?.getRange()?.start.line ?? 0;
  const variables = dockerfile.getENVs().filter((env) => (env.getRange()?.start.line ?? 0) > final);
  const properties = variables.flatMap((env) => env.getProperties());
  const command = dockerfile.getCMDs().at(-1)?.getJSONStrings() ?? [];
  return {
    name: "Dockerfile",
    command: command.map((part) => part.getJSONValue()).join(" "),
    environment: Object.fromEntries(properties.map((one) => [one.getName(), one.getValue() ?? ""])),
  };
}

function readServices(): DeployedProcess[] {
  const image = readImage();
  return Object.entries(readCompose().services)
    .filter(([, service]) => service.image === "ligate")
    .map(([name, { command, environment, env_file: files = [] }]) => ({
      name: `compose.yaml: ${name}`,
      command: command?.join(" ") ?? image.command,
      environment: Object.assign(
        { ...image.environment },
        ...[files]
          .flat()
          .map((file) => (typeof file === "string" ? readEnvironmentFile(`${file}.example`) : {})),
        Object.fromEntries(Object.entries(environment ?? {}).map(([key, value]) => [key, String(value)])),
      ),
    }));
}

function readContainer({ name, command, envFrom }: Container): DeployedProcess {
  const generators = readGenerators();
  const required = envFrom.filter(({ secretRef }) => !secretRef?.optional);
  const names = required.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name ?? "");
  const files = names.flatMap((one) => generators.get(one) ?? [`no generator of ${one}`]);
  return {
    name: `kubernetes: ${name}`,
    command: command.join(" "),
    environment: Object.assign({ ...readImage().environment }, ...files.map(readEnvironmentFile)),
  };
}

function readUnit(name: string): DeployedProcess {
  const unit = readDeployFile(`systemd/ligate-${name}.service`);
  const values = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value);
  const assignments = values("Environment").flatMap((line) => line.split(" "));
  // A store need not have a file with a dash in front of its path.
  const files = values("EnvironmentFile").filter((path) => !path.startsWith("-"));
  return {
    name: `systemd: ligate-${name}`,
    command: values("ExecStart").join().replace("/opt/ligate/node_modules/.bin/node", "node"),
    environment: Object.assign(
      {},
      ...files.map((path) => readEnvironmentFile(`${basename(path)}.example`)),
      Object.fromEntries(assignments.map((one) => one.split(/=(.*)/s).slice(0, 2))),
    ),
  };
}
