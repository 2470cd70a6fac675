import { readSourceFiles } from "./source-files.ts";

const DRAFTS = "shared/ui/src/forms/use-draft.tsx";

const sources = readSourceFiles().filter(({ path, isTest }) => /\.tsx?$/.test(path) && !isTest);
const drafts = sources.find(({ path }) => path === DRAFTS)?.text ?? "";
/** The members of the type `DraftName`, up to the id. */
const names = drafts
  .match(/type DraftName =([^;]*);/)?.[1]
  ?.matchAll(/\| (["`].*["`])/g)
  .map(([, name = ""]) => name.replace(/\$\{.*/, "${"))
  .toArray();

it("reads the names of drafts", () => {
  expect(names?.length).toBeGreaterThan(5);
});

it.each(names ?? [])("one file uses the draft name %s", (name) => {
  const users = sources.filter(
    ({ path, text }) => path !== DRAFTS && text.split("\n").some((line) => usesName(line, name)),
  );
  expect(users.map(({ path }) => path)).toHaveLength(1);
});

/** A name is written on a line that mentions the draft, as itself or as its key. */
const usesName = (line: string, name: string): boolean =>
  /draft/i.test(line) && (line.includes(name) || line.includes(`${name[0]}draft:${name.slice(1)}`));
