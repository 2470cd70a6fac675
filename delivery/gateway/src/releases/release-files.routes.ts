import { readHashedName } from "@ligate/build/release-format/hashed-names";
import { isReleaseId } from "@ligate/delivery/repository/names";
import type { FastifyInstance } from "fastify";
import type { EnvironmentLogs } from "./environment-logs.ts";
import type { ReleaseFollower } from "./follow-releases.ts";
import { ReleaseFileSender, sendFileUnavailable } from "./release-file-sender.ts";
import { ReleaseFinder } from "./release-finder.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import type { VerifiedFiles } from "./verified-files.ts";

export interface ReleaseFilesOptions {
  follower: ReleaseFollower;
  logs: EnvironmentLogs;
  loader: ReleaseLoader;
  files: VerifiedFiles;
}

/**
 * The public files of every release that is or has been active in the environment, because open tabs go on with the releases
 * that they were loaded with. `/assets/…` addresses them by their content; `/releases/…` has the registry of active releases,
 * import maps, lists of pages, and the files of releases from before their names had hashes.
 */
export function releaseFilesRoutes(
  app: FastifyInstance,
  { follower, logs, loader, files }: ReleaseFilesOptions,
): void {
  const finder = new ReleaseFinder({ follower, logs, loader });
  const sender = new ReleaseFileSender({ finder, loader, files, log: app.log });

  app.get<{ Params: { name: string; file: string } }>("/assets/:name/:file", async (request, reply) => {
    const { name, file } = request.params;
    if (!readHashedName(file)) return reply.callNotFound();
    const pinned = request.preview?.find(name);
    if (pinned && Object.hasOwn(pinned.release.files, file))
      return sender.sendPath(request, reply, [pinned], file);
    const entries = await finder.entriesByFile(name, file);
    if (entries.length === 0) return reply.callNotFound();
    return sender.sendPath(request, reply, finder.loadEach(name, entries), file);
  });

  app.get("/assets/*", (_request, reply) => reply.callNotFound());

  app.get("/releases/registry.json", (_request, reply) =>
    reply.header("cache-control", "no-cache").send(follower.registry()),
  );

  app.get<{ Params: { name: string; id: string; "*": string } }>(
    "/releases/:name/:id/*",
    async (request, reply) => {
      const { name, id, "*": path } = request.params;
      if (!isReleaseId(id)) return reply.callNotFound();
      const pinned = request.preview?.find(name);
      if (pinned?.release.id === id) return sender.sendPath(request, reply, [pinned], path);
      const entries = await finder.entriesById(name, id);
      if (entries.length === 0) return reply.callNotFound();
      return sender.sendPath(request, reply, finder.loadEach(name, entries), path);
    },
  );

  app.get("/releases/:name/unavailable/*", (_request, reply) => sendFileUnavailable(reply, 503));

  app.get("/releases/*", (_request, reply) => reply.callNotFound());
}
