import { execFileSync } from "node:child_process";
import { ROOT } from "@ligate/build/packages";
import { findRefusedLicenses } from "@ligate/delivery/gate/checks/licenses";

/** License → packages of a production dependency. */
type Licenses = Record<string, { name: string; versions: string[]; license: string }[]>;

it("are allowed of everything that runs in production or builds releases", () => {
  const list = ["run", "-s", "pnpm", "--", "-r", "licenses", "list", "--prod", "--json"];
  const licenses: Licenses = JSON.parse(execFileSync("npm", list, { cwd: ROOT, encoding: "utf8" }));
  const components = Object.values(licenses)
    .flat()
    .map(({ name, versions: [version = ""], license }) => ({ name, version, license }));

  expect(components.length).toBeGreaterThan(300);
  expect(findRefusedLicenses(components)).toEqual([]);
});
