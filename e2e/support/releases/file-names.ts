import type { Release } from "./active-releases.ts";
import type { LogEntry } from "./releases-folder.ts";

/** `design.<hash>.js`, in three parts. */
const HASHED = /^([\w-]+)\.([0-9a-f]{16})(\.[\w.]+)$/;

/** The hash in the name of a file; `undefined` if it has none. */
export const readHash = (file: string): string | undefined => HASHED.exec(file)?.[2];

/** `design.js` for `design.<hash>.js`. */
export const withoutHash = (file: string): string => file.replace(HASHED, "$1$3");

/** Name → hash of the files whose names have one, as an entry of a log lists them. */
export function fileHashes({ files }: Pick<Release, "files">): Record<string, string> {
  const hashed = Object.keys(files).filter((file) => !file.endsWith(".br") && readHash(file));
  return Object.fromEntries(hashed.map((file) => [withoutHash(file), readHash(file) ?? ""]));
}

/** The files of a release that an entry names: `home.<hash>.js`. */
export const fileNames = ({ files = {} }: Pick<LogEntry, "files">): string[] =>
  Object.entries(files).map(([name, hash]) => name.replace(".", `.${hash}.`));
