import { findImporters, readSourceFiles } from "./source-files.ts";
import { readWalks, type Walk } from "./walks.ts";

const sources = readSourceFiles().filter(({ isTest }) => !isTest);
const importers = findImporters(sources);
/** Files that only re-export what others may use. */
const ENTRY = /\/(index|tables|contract)\.ts$/;

/** The files that import a file, also through the entry of its module. */
function findUsers(path: string): string[] {
  const users = (importers.get(path)?.files ?? []).map((file) => file.path);
  return users.flatMap((user) => (ENTRY.test(user) ? [user, ...findUsers(user)] : [user]));
}

it.each(readWalks())("$title: each file names another one of the walk", ({ steps }: Walk) => {
  const paths = steps.map(({ path }) => path);
  const isLinked = (path: string, index: number): boolean => {
    const others = paths.filter((other) => other !== path);
    // The first file of a process is reached over HTTP, or by the command line.
    if (steps[index - 1]?.place !== steps[index]?.place) return true;
    return others.some((other) => findUsers(path).includes(other) || findUsers(other).includes(path));
  };
  expect(paths.filter((path, index) => !isLinked(path, index))).toEqual([]);
  expect(paths.length).toBe(new Set(paths).size);
});
