import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReproducibleFederation } from "./reproducible-federation.ts";
import { runWebpack } from "./run-webpack.ts";

/** Bundles a module of federation's form, which contains a path. @returns the output */
async function bundle(path: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-federation-"));
  const source = Buffer.from(`/* ${path} */ console.log("started");`).toString("base64");
  await runWebpack({
    context: dir,
    mode: "production",
    entry: [`data:text/javascript;charset=utf-8;base64,${source}`, "data:text/javascript,console.log(2)"],
    output: { path: join(dir, "dist"), filename: "main.js" },
    optimization: { concatenateModules: false },
    plugins: [new ReproducibleFederation("1.2.3")],
  });
  return readFileSync(join(dir, "dist/main.js"), "utf8");
}

it("gives federation's entry the same id, whatever paths it contains", async () => {
  const [one, other] = [await bundle("/home/ada/store"), await bundle("/builds/7")];
  expect(one).toContain("started");
  expect(one).toBe(other);
});

it("passes the package's version to federation", () => {
  expect(process.env.MF_BUILD_VERSION).toBe("1.2.3");
});
