import { readFileSync } from "node:fs";

/** A shared module that a built container consumes. */
export interface ConsumedShare {
  name: string;
  range: string;
  isSingleton: boolean;
  isStrict: boolean;
}

const SHARE = /singleton:(!0|!1),requiredVersion:"([^"]*)",strictVersion:(!0|!1)[^{}]*?shareKey:"([^"]+)"/g;

/** Reads the consumed modules from the entry of a remote. */
export function consumedShares(entryFile: string): ConsumedShare[] {
  const matches = [...readFileSync(entryFile, "utf8").matchAll(SHARE)];
  return matches.map(([, singleton, range = "", strict, name = ""]) => ({
    ...{ name, range, isSingleton: singleton === "!0", isStrict: strict === "!0" },
  }));
}
