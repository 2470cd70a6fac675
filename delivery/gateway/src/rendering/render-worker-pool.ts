import type { ActiveRelease } from "../releases/active-release.ts";
import type { MenuLink } from "../releases/active-releases.ts";
import type { RenderOutcome, RenderRequest } from "./render-messages.ts";
import { RenderWorker, type RenderWorkerSettings } from "./render-worker.ts";

export interface RenderWorkerPool {
  /** Loads the server files of the releases, so that the first requests do not wait for it. Never throws. */
  prepare: (shell: ActiveRelease, remotes: ActiveRelease[]) => Promise<unknown>;
  /**
   * Renders a path of a remote, or of the shell if no remote owns the path. Returns failures as outcomes; never throws.
   */
  render: (
    shell: ActiveRelease,
    remote: ActiveRelease | undefined,
    url: string,
    menuLinks?: MenuLink[],
    versions?: Pick<RenderRequest, "contentVersion" | "knownDataHash">,
  ) => Promise<RenderOutcome>;
  /** By remote. */
  states: () => [name: string, state: RenderWorker["state"]][];
  close: () => Promise<unknown>;
}

/** One render worker per remote, so that no remote delays or crashes the pages of another. */
export function startRenderWorkerPool(settings: RenderWorkerSettings): RenderWorkerPool {
  const workers = new Map<string, RenderWorker>();

  function findOrStartWorker(name: string): RenderWorker {
    const worker = workers.get(name) ?? new RenderWorker(name, settings);
    workers.set(name, worker);
    return worker;
  }

  return {
    prepare: (shell, remotes) =>
      Promise.all(
        [undefined, ...remotes].map(async (owner) => {
          const files = serverFiles(shell, owner);
          if (files) await findOrStartWorker((owner ?? shell).name).prepare(files);
        }),
      ),
    render: async (shell, owner, url, menuLinks = [], versions = {}) => {
      const files = serverFiles(shell, owner);
      if (!files) return { failure: "It has no server build." };
      return findOrStartWorker((owner ?? shell).name).render({ ...files, url, menuLinks, ...versions });
    },
    states: () => [...workers].map(([name, { state }]) => [name, state]),
    close: () => Promise.all([...workers.values()].map((worker) => worker.close())),
  };
}

/** The server files of a shell and of a remote, unless one of them has none. */
function serverFiles(
  { server: shell }: ActiveRelease,
  owner: ActiveRelease | undefined,
): Pick<RenderRequest, "shell" | "remote"> | undefined {
  if (!shell) return undefined;
  if (!owner) return { shell };
  return owner.server && { shell, remote: { name: owner.name, server: owner.server } };
}
