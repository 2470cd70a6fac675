import { dirname } from "node:path";
import { findImporters, readSourceFiles, type SourceFile } from "./source-files.ts";

const MAX_LINES = 300;
const MAX_FILES_PER_FOLDER = 20;
/** A file of so few lines that only its neighbor imports is a part of it. */
const PART_LINES = 25;

const files = readSourceFiles();
const sources = files.filter(({ isTest }) => !isTest);
const importers = findImporters(files);

/** Files whose role is in their name: pages, loaders, tables, routes, mails, services, entries, and what is declared only. */
const ROLES =
  /\.(page|fragment)\.tsx$|[.-](loader|table|routes|service|config|mail|d)\.ts$|\/(index|tables|routes|main|server|app|bootstrap|schemas|endpoints|constants)\.tsx?$/;

it("has no source file over 300 lines", () => {
  expect(files.filter(({ lines }) => lines > MAX_LINES).map(({ path }) => path)).toEqual([]);
});

it("has at most 20 source files side by side", () => {
  const perFolder = Map.groupBy(sources, ({ path }) => dirname(path));
  const crowded = [...perFolder].filter(([, { length }]) => length > MAX_FILES_PER_FOLDER);
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

it("has no file of 25 lines or fewer that only one file of its folder imports", () => {
  const isPart = (file: SourceFile): boolean => {
    const { files: users = [], isLoaded } = importers.get(file.path) ?? {};
    const [user, another] = users;
    // A test of its own, a thread, or a file that is loaded on demand.
    if (isLoaded || users.some(({ isTest }) => isTest) || !user || another) return false;
    return dirname(user.path) === dirname(file.path) && !/(\.routes|\/index)\.tsx?$/.test(user.path);
  };
  const small = sources.filter(
    ({ path, lines, text }) => lines <= PART_LINES && !ROLES.test(path) && !hasStyles(text),
  );
  expect(small.filter(isPart).map(({ path }) => path)).toEqual([]);
});

/** A component with a stylesheet of its own. */
const hasStyles = (text: string): boolean => text.includes('.module.css"');

/** Folders of one or two files, with the reason. */
const SMALL_FOLDERS: Record<string, string> = {
  "delivery/processes": "a layer of its own",
  "e2e/development": "a program, which no other file uses",
  "lab/sandbox/pages": "pages that the stand-ins share",
  "lab/sandbox/paypal/sdk/browser": "types of the scripts beside them",
};
/** Packages with their entry points, and the nouns of the contract with their schemas and calls. */
const MAY_BE_SMALL =
  /^((shell|mf-[^/]+|api|lab|e2e|delivery(\/gateway)?|shared\/\w+)(\/src)?|shared\/contract\/src\/[^/]+)$/;

it("has no folder of one or two files without a reason", () => {
  const perFolder = Map.groupBy(files, ({ path }) => dirname(path));
  const small = [...perFolder].filter(
    ([folder, side]) => side.length <= 2 && side.some(({ isTest }) => !isTest) && !MAY_BE_SMALL.test(folder),
  );
  expect(small.map(([folder]) => folder).sort()).toEqual(Object.keys(SMALL_FOLDERS).sort());
});

it("has only entry points in the root of a remote's sources", () => {
  const inRoot = sources.filter(({ path }) => /^mf-[^/]+\/src\/[^/]+$/.test(path));
  expect(inRoot.map(({ path }) => path).filter((path) => !path.endsWith("/routes.ts"))).toEqual([]);
});

it("has no index file in the contract, which would pull zod into browsers", () => {
  expect(sources.filter(({ path }) => /^shared\/contract\/.*\/index\.ts$/.test(path))).toEqual([]);
});
