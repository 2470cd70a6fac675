import { accessSync, constants, statSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { ROOT } from "@ligate/build/packages";
import type { Settings } from "@ligate/contract/settings/settings";
import { assertServicesAndSecrets } from "@ligate/contract/settings/start-rules";
import { openReleases } from "@ligate/delivery/commands/open-releases";
import { createFolder } from "@ligate/server/create-folder";

/**
 * Checks what a start needs before anything is built: services and secrets, the folders, the logs of the releases and the
 * port.
 * @throws with one sentence about the first problem, or about each missing service or secret
 */
export async function assertPreconditions(settings: Settings): Promise<void> {
  assertServicesAndSecrets(settings);
  assertFolder("DATA_DIR", settings.DATA_DIR, 0o700);
  assertFolder("RELEASES_DIR", settings.RELEASES_DIR);
  const { local, environment } = openReleases(settings);
  const { logs, unreadable } = await local.readLogs(environment);
  // Without the shell nothing can be served.
  if (!logs.has("shell")) for (const error of unreadable.values()) throw error;
  await assertPortFree(settings);
}

/** Creates the folder if it does not exist. @throws if it is a file, or cannot be created or written */
function assertFolder(setting: string, path: string, mode?: number): void {
  const folder = resolve(ROOT, path);
  const fail = (reason: string): never => {
    throw new Error(
      `${setting} is "${path}": ${reason}. Choose another folder: ${setting}=<folder> npm start`,
    );
  };
  try {
    createFolder(folder, mode);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isFile()) fail("this is a file");
    fail(`the folder cannot be created or written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function assertPortFree({ HOST, PORT }: Settings): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => {
      const reason = code === "EADDRINUSE" ? "is used by another program" : `cannot be opened (${code})`;
      fail(new Error(`Port ${PORT} ${reason}. Choose another: PORT=8081 npm start`));
    });
    probe.listen(PORT, HOST, () => probe.close(() => done()));
  });
}
