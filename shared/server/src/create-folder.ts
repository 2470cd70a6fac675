import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates the folder and those above it, unless they exist, one after the other: with `recursive`, Node does not return from a
 * folder that cannot exist, such as in /proc. Two processes can create the same folder.
 * @throws the error of the system, also if there is a file
 */
export function createFolder(folder: string, mode?: number): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) createFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
