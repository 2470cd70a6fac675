import { checkAddresses } from "./checks/addresses.ts";
import { checkByteBudgets } from "./checks/byte-budgets.ts";
import { checkFragments } from "./checks/fragments.ts";
import { checkLicenses } from "./checks/licenses.ts";
import { checkLinks } from "./checks/links.ts";
import { checkPlatformSurface } from "./checks/platform-surface.ts";
import { checkSharedNames } from "./checks/shared-names.ts";
import { checkSharedVersions } from "./checks/shared-versions.ts";
import { checkStylesheets } from "./checks/stylesheets.ts";
import type { ReleaseChange } from "./release-change.ts";

/** Checks whether releases fit together. @returns one sentence per conflict */
export const findConflicts = (change: ReleaseChange): string[] => [
  ...checkSharedVersions(change),
  ...checkSharedNames(change),
  ...checkAddresses(change),
  ...checkFragments(change),
  ...checkLinks(change),
];

/** All checks that read the files of the releases only. @returns one sentence per problem */
export const runStaticChecks = (change: ReleaseChange): string[] => [
  ...findConflicts(change),
  ...checkPlatformSurface(change),
  ...checkByteBudgets(change),
  ...checkStylesheets(change),
  ...checkLicenses(change),
];
