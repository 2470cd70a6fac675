import type { LiveRelease } from "@ligate/build/release-format";
import type { RenderOutcome } from "./messages.ts";
import { PageThread, type ThreadSettings } from "./page-thread.ts";

export interface Renderer {
  /** Reads what is live, so that the first pages need not wait for that. */
  prepare: (shell: LiveRelease, remotes: LiveRelease[]) => Promise<unknown>;
  /**
   * Renders a path of a remote; of nobody, where only the shell can answer. A failure is an outcome, never an
   * exception.
   */
  render: (shell: LiveRelease, remote: LiveRelease | undefined, url: string) => Promise<RenderOutcome>;
  close: () => Promise<unknown>;
}

/** Renders each remote's pages in a thread of its own: what one does keeps no other waiting. */
export function startRenderer(settings: ThreadSettings): Renderer {
  const threads = new Map<string, PageThread>();

  function threadOf(name: string): PageThread {
    const thread = threads.get(name) ?? new PageThread(name, settings);
    threads.set(name, thread);
    return thread;
  }

  async function ask(
    shell: LiveRelease,
    owner: LiveRelease | undefined,
    url?: string,
  ): Promise<RenderOutcome> {
    const { serverFile: shellFile } = shell;
    if (!shellFile || (owner && !owner.serverFile)) return { failure: "It is not rendered on a server." };
    const remote = owner?.serverFile ? { name: owner.name, file: owner.serverFile } : undefined;
    return threadOf(remote?.name ?? shell.name).render({ shellFile, remote, url });
  }

  return {
    prepare: (shell, remotes) => Promise.all([undefined, ...remotes].map((owner) => ask(shell, owner))),
    render: ask,
    close: () => Promise.all([...threads.values()].map((thread) => thread.close())),
  };
}
