import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { readSettings, Settings } from "@ligate/contract/settings/settings";
import { SMALL_NURSERY } from "../../processes/start-processes.ts";
import { readCompose, readDeployFile, readManifests } from "./deploy-files.ts";
import { type DeployedProcess, readDeployedProcesses } from "./deployed-processes.ts";

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const { scripts } = readJson("package.json") as { scripts: Record<string, string> };
/** The command line of a script, without its variables. */
const commandLine = (name: string): string => scripts[name]?.replace(/^.*\bexec /, "") ?? "";

const processes = readDeployedProcesses();
const commandOf = (script: string) => processes.filter(({ command }) => command === commandLine(script));
const apis = commandOf("start:api");
const gateways = commandOf("start:gateway");

/** Variables of Node and of the C library. */
const OF_THE_RUNTIME = ["NODE_ENV", "NODE_COMPILE_CACHE", "MALLOC_ARENA_MAX"];
const settingsIn = ({ environment }: DeployedProcess) =>
  Object.keys(environment).filter((name) => !OF_THE_RUNTIME.includes(name));
const named = (all: DeployedProcess[]) => all.map((process) => [process.name, process] as const);

it("starts two APIs and two gateways by Compose, and one of each elsewhere", () => {
  expect(apis.map(({ name }) => name)).toEqual([
    ...["compose.yaml: api-1", "compose.yaml: api-2", "kubernetes: api", "systemd: ligate-api"],
  ]);
  expect(gateways.map(({ name }) => name)).toEqual([
    ...["Dockerfile", "compose.yaml: gateway-1", "compose.yaml: gateway-2"],
    ...["kubernetes: gateway", "systemd: ligate-gateway"],
  ]);
});

it.each(named(processes))("%s runs the command of a script of package.json", (_, { command }) => {
  expect(["start:api", "start:gateway", "db:migrate"].map(commandLine)).toContain(command);
});

it("starts API and gateway with the options that npm start gives them", () => {
  for (const script of ["start:api", "start:gateway"]) {
    expect(scripts[script]).toMatch(
      /^NODE_COMPILE_CACHE=node_modules\/\.cache\/compiled MALLOC_ARENA_MAX=1 exec node /,
    );
    expect(commandLine(script).split(" ")).toEqual(["node", SMALL_NURSERY, expect.stringMatching(/\.ts$/)]);
  }
});

it.each(named(processes))("%s sets settings that exist, to values that are accepted", (_, process) => {
  expect(settingsIn(process).filter((name) => !(name in Settings.shape))).toEqual([]);
  expect(() => readSettings(process.environment)).not.toThrow();
});

it.each(named(gateways))("%s has no secret", (_, process) => {
  expect(settingsIn(process).filter((name) => /SECRET|KEY$|DATABASE|SMTP/.test(name))).toEqual([]);
});

it("leads gateways to the port of the APIs beside them", () => {
  const perFile = (all: DeployedProcess[], setting: string) =>
    Map.groupBy(
      all.filter(({ name }) => name !== "Dockerfile"),
      ({ name }) => name.split(":")[0],
    )
      .entries()
      .map(
        ([file, some]) => [file, [...new Set(some.map(({ environment }) => environment[setting]))]] as const,
      );
  const urls = [...perFile(gateways, "API_URL")].map(([file, all]) => [
    file,
    [...new Set(all.flatMap((list) => list?.split(",") ?? []).map((url) => new URL(url).port))],
  ]);
  expect(urls).toEqual([...perFile(apis, "API_PORT")]);
});

it("probes the paths and ports that the processes have", () => {
  const containers = readManifests().flatMap(({ spec }) => spec.template?.spec.containers ?? []);
  const probed = containers.filter(({ ports }) => ports);
  expect(probed).toHaveLength(2);
  for (const { name, ports, startupProbe, livenessProbe, readinessProbe } of probed) {
    const environment =
      processes.find((process) => process.name === `kubernetes: ${name}`)?.environment ?? {};
    const settings = readSettings(environment);
    const [http, metrics] =
      name === "api"
        ? [settings.API_PORT, settings.API_METRICS_PORT]
        : [settings.PORT, settings.GATEWAY_METRICS_PORT];
    expect(ports).toEqual([
      { name: "http", containerPort: http },
      { name: "metrics", containerPort: metrics },
    ]);
    expect(startupProbe?.httpGet).toEqual({ path: "/healthz", port: "http" });
    expect(livenessProbe?.httpGet).toEqual({ path: "/healthz", port: "http" });
    expect(readinessProbe?.httpGet).toEqual({ path: "/readyz", port: "http" });
  }
  expect(readDeployFile("haproxy/haproxy.cfg")).toContain("uri /readyz");
  const { PORT } = readSettings({});
  expect(
    [...readDeployFile("nginx/ligate.conf").matchAll(/server \S+:(\d+)/g)].map(([, port]) => port),
  ).toEqual([PORT, PORT].map(String));
});

it("scrapes the ports of the metrics", () => {
  const targets = [...readDeployFile("prometheus/prometheus.yml").matchAll(/[\w-]+:9\d+/g)].map(
    ([target]) => target,
  );
  const expected = processes.flatMap(({ name, environment }) => {
    const port = environment.GATEWAY_METRICS_PORT ?? environment.API_METRICS_PORT;
    return name.startsWith("compose.yaml: ") && port ? [`${name.split(": ")[1]}:${port}`] : [];
  });
  expect(targets.sort()).toEqual(expected.sort());
});

it("trusts the network of Compose, where balancer and gateways are", () => {
  const [network] = readCompose().networks.default.ipam.config;
  const inCompose = [...apis, ...gateways].filter(({ name }) => name.startsWith("compose.yaml"));
  expect(new Set(inCompose.map(({ environment }) => environment.TRUSTED_PROXIES))).toEqual(
    new Set([network?.subnet]),
  );
});

it("gives API and gateway 30 seconds to stop", () => {
  const inCompose = Object.values(readCompose().services).filter(({ image }) => image === "ligate");
  const workloads = readManifests().filter(({ kind }) => kind === "Deployment");
  const graces = [
    ...inCompose.map((service) => service.stop_grace_period),
    ...workloads.map(({ spec }) => `${spec.template?.spec.terminationGracePeriodSeconds}s`),
    ...["api", "gateway"].map(
      (unit) => `${/^TimeoutStopSec=(\d+)$/m.exec(readDeployFile(`systemd/ligate-${unit}.service`))?.[1]}s`,
    ),
  ];
  expect(new Set(graces)).toEqual(new Set(["30s"]));
});

it("has the Node of the workspace in the image", () => {
  const workspace = readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8");
  const [, version] = /^ARG NODE_VERSION=(.*)$/m.exec(readDeployFile("Dockerfile")) ?? [];
  expect(version).toBe(/^nodeVersion: (.*)$/m.exec(workspace)?.[1]);
});

it("has the packages of API and gateway in the image", () => {
  const copied = [...readDeployFile("Dockerfile").matchAll(/^COPY --from=installed \S+ ([\w/]+)$/gm)].map(
    ([, to = ""]) => to,
  );
  const folders = ["api", "delivery/gateway", ...dependencies("api"), ...dependencies("delivery/gateway")];
  expect(folders.filter((folder) => !copied.some((one) => `${folder}/`.startsWith(`${one}/`)))).toEqual([]);
});

/** The folders of the workspace's packages that a package needs at run time. */
function dependencies(folder: string): string[] {
  const manifest = readJson(`${folder}/package.json`) as { dependencies?: Record<string, string> };
  return Object.entries(manifest.dependencies ?? {})
    .filter(([, version]) => version === "workspace:*")
    .map(
      ([name]) =>
        FOLDERS.find((one) => (readJson(`${one}/package.json`) as { name: string }).name === name) ?? name,
    );
}
const FOLDERS = ["delivery", "delivery/build", ...["contract", "server"].map((name) => `shared/${name}`)];

it.each(["haproxy/haproxy.cfg", "nginx/ligate.conf"])("%s replaces what the gateway believes", (file) => {
  const configuration = readDeployFile(file);
  for (const header of ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Request-ID"])
    expect(configuration).toMatch(
      new RegExp(`^ *(proxy_set_header|http-request (set|del)-header) ${header}\\b`, "m"),
    );
});
