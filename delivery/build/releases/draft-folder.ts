import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const DRAFT_PREFIX = ".draft-";
/** A draft of this age was abandoned by a process that ended. */
const ABANDONED_AFTER_MS = 3_600_000;

/** A path beside `path` for something that is moved there when it is complete. */
export const draftBeside = (path: string): string => join(dirname(path), `${DRAFT_PREFIX}${randomUUID()}`);

/** Whether the name is a draft's. */
export const isDraft = (name: string): boolean => name.startsWith(DRAFT_PREFIX);

/**
 * Creates a folder that other processes see when it is complete.
 * @param write writes the files into an empty folder
 * @returns `false` if the folder exists, which then stays as it is
 */
export async function createFolder(
  folder: string,
  write: (draft: string) => Promise<void>,
): Promise<boolean> {
  return withDraft(dirname(folder), async (draft) => {
    await write(draft);
    return moveDraft(draft, folder);
  });
}

/** Passes on a new folder in `parent`, which is removed afterwards if it has not been moved. */
export async function withDraft<T>(parent: string, use: (draft: string) => Promise<T>): Promise<T> {
  const draft = draftBeside(join(parent, "folder"));
  await mkdir(draft, { recursive: true });
  try {
    await removeAbandonedDrafts(parent);
    return await use(draft);
  } finally {
    // After a failure something may still write into it. What cannot be removed now is removed as an abandoned draft.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** Moves a complete draft. @returns `false` if the folder exists, which then stays as it is */
export async function moveDraft(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    if (isErrorWithCode(error, "ENOTEMPTY", "EEXIST")) return false;
    throw error;
  }
}

/** Whether a system call failed with one of these codes. */
export const isErrorWithCode = (error: unknown, ...codes: string[]): boolean =>
  typeof error === "object" && error !== null && "code" in error && codes.includes(String(error.code));

async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isDraft)) {
    const path = join(folder, name);
    const modified = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (modified < Date.now() - ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
