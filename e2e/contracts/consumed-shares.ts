import { readFileSync } from "node:fs";

/** How a built container asks for a shared module, in federation's own words. */
export interface ConsumedShare {
  name: string;
  range: string;
  isSingleton: boolean;
  isStrict: boolean;
}

const SHARE = /singleton:(!0|!1),requiredVersion:"([^"]*)",strictVersion:(!0|!1)[^{}]*?shareKey:"([^"]+)"/g;

/** Reads what a container consumes from its entry: federation's manifest leaves out what a host provides. */
export function consumedShares(entryFile: string): ConsumedShare[] {
  const found = [...readFileSync(entryFile, "utf8").matchAll(SHARE)];
  return found.map(([, singleton, range = "", strict, name = ""]) => ({
    ...{ name, range, isSingleton: singleton === "!0", isStrict: strict === "!0" },
  }));
}
