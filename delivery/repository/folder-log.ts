import { link, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { draftBeside, isErrorWithCode } from "@ligate/build/releases/draft-folder";
import { LogConflictError, LogEntry } from "./release-repository.ts";

/** The log of a package and environment in a folder: entry n is `<n>.json`. */
export class FolderLog {
  readonly #dir: string;
  /** Entries do not change, so each is read once. */
  readonly #entries = new Map<number, LogEntry>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  async read(): Promise<LogEntry[]> {
    const numbers = await this.#numbers();
    const gap = numbers.findIndex((n, index) => n !== index + 1);
    if (gap >= 0)
      throw new Error(`${join(this.#dir, `${gap + 1}.json`)} is missing. Restore it from a backup.`);
    return Promise.all(numbers.map((n) => this.#entry(n)));
  }

  /** Other processes see the entry when it is complete and on the disk: `link` fails if its number is taken. */
  async append(entry: LogEntry): Promise<void> {
    const file = this.#file(entry.n);
    const draft = draftBeside(file);
    await mkdir(this.#dir, { recursive: true });
    const last = (await this.#numbers()).at(-1) ?? 0;
    if (entry.n > last + 1) {
      throw new Error(
        `The log in ${this.#dir} ends with entry ${last}. Append entry ${last + 1}, not ${entry.n}.`,
      );
    }
    try {
      await writeToDisk(draft, `${JSON.stringify(LogEntry.parse(entry), null, 2)}\n`);
      await link(draft, file);
    } catch (error) {
      if (!isErrorWithCode(error, "EEXIST")) throw error;
      throw new LogConflictError(
        `Entry ${entry.n} of the log in ${this.#dir} exists already. Read the log again.`,
      );
    } finally {
      await rm(draft, { force: true });
    }
  }

  #file(n: number): string {
    return join(this.#dir, `${n}.json`);
  }

  /** The numbers of the entries, in order. */
  async #numbers(): Promise<number[]> {
    const names = await namesIn(this.#dir);
    return names
      .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other);
  }

  async #entry(n: number): Promise<LogEntry> {
    const known = this.#entries.get(n);
    if (known) return known;
    const entry = parseEntry(this.#file(n), await readFile(this.#file(n), "utf8"));
    this.#entries.set(n, entry);
    return entry;
  }
}

/** The names in a folder; none if the folder does not exist. */
export async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function writeToDisk(path: string, text: string): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function parseEntry(file: string, text: string): LogEntry {
  try {
    return LogEntry.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not an entry of a log. Restore it from a backup.`, { cause });
  }
}
