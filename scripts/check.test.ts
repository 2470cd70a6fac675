import { spawnSync } from "node:child_process";
import { join } from "node:path";

test("Where no Chromium is found, npm test says so and runs nothing.", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "check.ts")], {
    env: { ...process.env, CHROMIUM: "/no/chromium" },
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(stderr).toMatch(/^No Chromium was found at \/no\/chromium: install one .*\n$/);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
