import { ENVIRONMENTS, type Environment } from "./release-repository.ts";

const NAME = /^[a-z][a-z0-9-]*$/;
/** In an npm registry, `packages-<environment>` lists the packages of an environment. */
export const LIST_NAME = "packages";
const ID = /^[\w-]+$/;

/**
 * Checks the name of a package before it becomes part of a path or an address. In an npm registry the log of `<name>` is
 * the package `<name>-<environment>`, so no package may have such a name.
 * @throws if it is not a package name
 */
export function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem) throw new Error(problem);
}

/** Whether a listed name can be a package: a folder can contain files of the operating system. */
export const isPackageName = (name: string): boolean => nameProblem(name) === undefined;

function nameProblem(name: string): string | undefined {
  if (!NAME.test(name)) return `"${name}" is not the name of a package. Use a name such as mf-catalog.`;
  if (name === LIST_NAME)
    return `A package cannot be named ${name}: this name lists the packages of a store. Rename it.`;
  const environment = ENVIRONMENTS.find((each) => name.endsWith(`-${each}`));
  return (
    environment &&
    `A package cannot be named ${name}: names that end with -${environment} are for logs. Rename it.`
  );
}

/** Whether a text can be the id of a release, and not the address of a development server. */
export const isReleaseId = (text: string): boolean => ID.test(text);

/** Checks the id of a release before it becomes part of a path or an address. @throws if it is not an id */
export function checkId(name: string, id: string): void {
  if (!isReleaseId(id)) {
    throw new Error(`"${id}" is not the id of a release of ${name}. \`pnpm releases list\` shows the ids.`);
  }
}

/** Checks an environment that may come from a command line. @throws if there is no such environment */
export function checkEnvironment(environment: string): asserts environment is Environment {
  if (ENVIRONMENTS.some((each) => each === environment)) return;
  throw new Error(`"${environment}" is not an environment. Use ${ENVIRONMENTS.join(", ")}.`);
}

/** Whether a path of release.json is relative and stays inside the release's folder. */
export const isPathInRelease = (path: string): boolean =>
  !path.includes("\\") && path.split("/").every((segment) => !["", ".", ".."].includes(segment));
