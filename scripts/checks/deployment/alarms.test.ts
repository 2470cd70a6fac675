import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { readDeployFile } from "./deploy-files.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const documented = new Set(
  read("docs/metrics.md")
    .match(/^\| `ligate_\w+`/gm)
    ?.map((row) => row.slice(3, -1)),
);

it.each(["prometheus/alerts.yml", "grafana/dashboard.json"])("%s uses metrics that exist", (file) => {
  const used = readDeployFile(file).match(/ligate_\w+/g) ?? [];

  expect(used.length).toBeGreaterThan(10);
  expect(used.map((name) => name.replace(/_bucket$/, "")).filter((name) => !documented.has(name))).toEqual(
    [],
  );
});

it("describes what to do about each alarm", () => {
  const alarms = readDeployFile("prometheus/alerts.yml").match(/(?<=alert: )\w+/g) ?? [];

  expect(alarms.length).toBeGreaterThan(10);
  expect(alarms.filter((alarm) => !read("docs/operations.md").includes(alarm))).toEqual([]);
});
