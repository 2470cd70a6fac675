import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { DEPLOY, readDeployFile } from "./deploy-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A test that needs a program; where it is not installed, the report names it as skipped. */
const itWith = (program: string) =>
  spawnSync("sh", ["-c", `PATH="$PATH:/usr/sbin:/sbin" command -v ${program}`]).status === 0 ? it : it.skip;

/** Runs a program. @returns its exit code and everything that it printed */
function run(program: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    encoding: "utf8",
    env: {
      PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
      GATEWAY_1: "127.0.0.1:8080",
      GATEWAY_2: "127.0.0.1:8081",
    },
  });
  return { status, output: stdout + stderr };
}

/** A configuration with the folder of certificates, or another one, replaced. */
function write(name: string, text: string, ...replacements: [string, string][]): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    replacements.reduce((current, [from, to]) => current.replaceAll(from, to), text),
  );
  return file;
}

function createCertificate(): void {
  const [key, certificate] = [join(folder, "ligate.key"), join(folder, "ligate.crt")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", certificate, "-days", "1", "-subj", "/CN=store.example"];
  execFileSync("openssl", [...request, ...files], { stdio: "pipe" });
  writeFileSync(join(folder, "ligate.pem"), execFileSync("cat", [certificate, key]));
}

itWith("haproxy")("HAProxy accepts its configuration without a warning", () => {
  createCertificate();
  const file = write("haproxy.cfg", readDeployFile("haproxy/haproxy.cfg"), ["/etc/haproxy/certs", folder]);
  expect(run("haproxy", "-c", "-dW", "-f", file)).toEqual({
    status: 0,
    output: expect.stringMatching(/^Configuration file is valid/m),
  });
});

itWith("nginx")("nginx accepts its configuration", () => {
  createCertificate();
  const server = write(
    "ligate.conf",
    readDeployFile("nginx/ligate.conf"),
    ["/etc/nginx/certs", folder],
    // Names that only the operator's network has.
    ["gateway-1", "127.0.0.1"],
    ["gateway-2", "127.0.0.2"],
  );
  const main = write(
    "nginx.conf",
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${server}; }`,
  );
  expect(run("nginx", "-t", "-c", main)).toEqual({
    status: 0,
    output: expect.stringContaining("test is successful"),
  });
});

itWith("systemd-analyze")("systemd accepts the units, and rates their exposure as low", () => {
  const units = ["api", "gateway", "migrate"].map((name) => {
    const file = `ligate-${name}.service`;
    return write(file, readDeployFile(`systemd/${file}`), ["/opt/ligate", ROOT]);
  });
  expect(run("systemd-analyze", "verify", "--man=no", ...units)).toEqual({ status: 0, output: "" });
  // 10 is a unit without any protection.
  expect(run("systemd-analyze", "security", "--offline=true", "--threshold=20", ...units).status).toBe(0);
});

itWith("promtool")("Prometheus accepts its configuration", () => {
  expect(run("promtool", "check", "config", join(DEPLOY, "prometheus/prometheus.yml"))).toMatchObject({
    status: 0,
  });
});

itWith("kubectl")("kustomize builds the example", () => {
  const copy = join(folder, "kubernetes");
  cpSync(join(DEPLOY, "kubernetes"), copy, { recursive: true });
  mkdirSync(join(copy, "overlays/example"), { recursive: true });
  for (const file of ["store.env", "secrets.env"])
    copyFileSync(join(DEPLOY, `${file}.example`), join(copy, "overlays/example", file));

  const { status, output } = run("kubectl", "kustomize", join(copy, "overlays/example"));

  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringContaining("image: registry.store.example/ligate:"),
  });
  // Each object that refers to settings got their generated name.
  expect(output.match(/name: ligate-(api|gateway|store|secrets)-[a-z0-9]{10}$/gm)).toHaveLength(
    4 + 2 + 3 + 2,
  );
});
