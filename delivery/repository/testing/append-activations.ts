/**
 * A process that appends activations to a log of a folder repository, and tries again after a conflict. It sends the
 * appended entries to its parent.
 * Arguments: folder, package, number of activations, prefix of the releases.
 */
import { nextEntry } from "../activation-log.ts";
import { FolderRepository } from "../folder-repository.ts";
import { LogConflictError, type LogEntry } from "../release-repository.ts";
import { anEntry } from "./release-fixture.ts";

const [dir = "", name = "", count = "", prefix = ""] = process.argv.slice(2);
const repository = new FolderRepository(dir);
const appended: LogEntry[] = [];
while (appended.length < Number(count)) {
  const entry = nextEntry(await repository.readLog(name, "production"), {
    ...anEntry({ release: `${prefix}-${appended.length}` }),
    by: prefix,
  });
  if (!entry) throw new Error(`${prefix} is active although another release was appended.`);
  try {
    await repository.append(name, "production", entry);
    appended.push(entry);
  } catch (error) {
    if (!(error instanceof LogConflictError)) throw error;
  }
}
process.send?.(appended);
