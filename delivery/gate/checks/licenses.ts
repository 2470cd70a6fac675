import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOM_FILE, type Component, readComponents } from "@ligate/build/release-format/bill-of-materials";
import satisfies from "spdx-satisfies";
import { formatTitle, type ReleaseChange } from "../release-change.ts";

/**
 * Licenses that allow the store to keep its own code and data to itself. MPL requires publishing changes of the component,
 * of which there are none; OFL is of fonts, CC-BY of data.
 */
const ALLOWED = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["MPL-2.0", "CC0-1.0", "CC-BY-3.0", "CC-BY-4.0", "Unlicense", "Zlib", "Python-2.0", "OFL-1.1"],
];

/** Checks that a release contains components of allowed licenses only. Releases without a bill of materials are older. */
export const checkLicenses = ({ candidates }: ReleaseChange): string[] =>
  candidates
    .filter(({ release }) => release.files[BOM_FILE])
    .flatMap(({ release, folder }) =>
      findRefusedLicenses(readComponents(JSON.parse(readFileSync(join(folder, BOM_FILE), "utf8")))).map(
        (component) =>
          `${formatTitle(release)} contains ${component}. Replace the package, or add its license to delivery/gate/checks/licenses.ts if the store may use it.`,
      ),
    );

/** @returns those with another license, or without one: `left-pad 1.0.0, whose license WTFPL is not allowed` */
export const findRefusedLicenses = (components: Component[]): string[] =>
  components
    .filter(({ license }) => !license || !isAllowed(license))
    .map(({ name, version, license }) =>
      license
        ? `${name} ${version}, whose license ${license} is not allowed`
        : `${name} ${version}, which names no license`,
    );

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    // No SPDX expression, such as "SEE LICENSE IN …".
    return false;
  }
}
