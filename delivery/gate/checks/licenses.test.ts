import {
  BOM_FILE,
  type Component,
  createBillOfMaterials,
} from "@ligate/build/release-format/bill-of-materials";
import { writeRelease } from "../testing/fake-releases.ts";
import { checkLicenses } from "./licenses.ts";

const aComponent = (license?: string): Component => ({ name: "@z/part", version: "1.2.3", license });

/** The problems of a release of mf-catalog with these components. */
function problemsOf(...components: Component[]): string[] {
  const document = createBillOfMaterials({ name: "mf-catalog", version: "0.1.0" }, components);
  const candidate = writeRelease({ name: "mf-catalog", id: "c2" }, { [BOM_FILE]: JSON.stringify(document) });
  return checkLicenses({ candidates: [candidate], active: [] });
}

it.each(["MIT", "(MIT OR GPL-2.0)", "Apache-2.0 AND MIT", "OFL-1.1"])("accepts %s", (license) => {
  expect(problemsOf(aComponent(license))).toEqual([]);
});

it.each(["GPL-3.0-only", "(MIT AND AGPL-3.0)", "SEE LICENSE IN LICENSE.md", "UNLICENSED"])(
  "refuses %s",
  (license) => {
    expect(problemsOf(aComponent("MIT"), aComponent(license))).toEqual([
      `mf-catalog c2 contains @z/part 1.2.3, whose license ${license} is not allowed. Replace the package, or add its license to delivery/gate/checks/licenses.ts if the store may use it.`,
    ]);
  },
);

it("refuses a component without a license", () => {
  expect(problemsOf(aComponent())[0]).toMatch(
    /^mf-catalog c2 contains @z\/part 1\.2\.3, which names no license\./,
  );
});

it("accepts an older release without a bill of materials", () => {
  expect(
    checkLicenses({ candidates: [writeRelease({ name: "mf-catalog", id: "c1" }, {})], active: [] }),
  ).toEqual([]);
});
