import type { ActiveRelease } from "@ligate/build/release-format/release";
import type { MenuLink } from "../releases/menu-links.ts";
import type { RenderOutcome } from "./render-messages.ts";
import { RenderWorker, type RenderWorkerSettings } from "./render-worker.ts";

export interface RenderWorkerPool {
  /** Loads the server files of the releases, so that the first requests do not wait for it. */
  prepare: (shell: ActiveRelease, remotes: ActiveRelease[]) => Promise<unknown>;
  /**
   * Renders a path of a remote, or of the shell if no remote owns the path. Returns failures as outcomes; never throws.
   */
  render: (
    shell: ActiveRelease,
    remote: ActiveRelease | undefined,
    url: string,
    menuLinks?: MenuLink[],
  ) => Promise<RenderOutcome>;
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

  async function render(
    shell: ActiveRelease,
    owner: ActiveRelease | undefined,
    url?: string,
    menuLinks: MenuLink[] = [],
  ): Promise<RenderOutcome> {
    const { serverFile: shellFile } = shell;
    if (!shellFile || (owner && !owner.serverFile)) return { failure: "It has no server build." };
    const remote = owner?.serverFile ? { name: owner.name, file: owner.serverFile } : undefined;
    return findOrStartWorker(remote?.name ?? shell.name).render({ shellFile, remote, url, menuLinks });
  }

  return {
    prepare: (shell, remotes) => Promise.all([undefined, ...remotes].map((owner) => render(shell, owner))),
    render,
    close: () => Promise.all([...workers.values()].map((worker) => worker.close())),
  };
}
