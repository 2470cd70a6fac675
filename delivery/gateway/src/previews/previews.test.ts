import { signPreviewLink } from "@ligate/delivery/repository/preview-link";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { VerifiedFiles } from "../releases/verified-files.ts";
import { createWorkingRemote, pageSettings } from "../testing/release-server-files.ts";
import { until } from "../testing/until.ts";
import { Previews } from "./previews.ts";

const KEY = "ab".repeat(32);
const createToken = (id: string) =>
  signPreviewLink(
    {
      ...{ environment: "production", expires: Date.now() + 60_000 },
      releases: [{ name: "mf-catalog", id, integrity: "sha384-x" }],
    },
    KEY,
  );

/** Previews of releases that can always be loaded, and counts of loads and threads. */
function createPreviews(idleMs?: number) {
  const counts = { loads: 0, started: 0, closed: 0 };
  const previews = new Previews({
    ...{ key: KEY, environment: "production", settings: pageSettings, files: new VerifiedFiles() },
    loader: {
      load: async (name) => {
        counts.loads++;
        return createWorkingRemote(name);
      },
    },
    getReleases: async (): Promise<ActiveReleases | undefined> => undefined,
    contentVersion: async () => undefined,
    startWorkers: () => {
      counts.started++;
      return {
        ...{ prepare: async () => {}, states: () => [], render: async () => ({ failure: "" }) },
        close: async () => {
          counts.closed++;
        },
      };
    },
    ...(idleMs === undefined ? {} : { idleMs }),
  });
  return { previews, counts };
}

it("loads a preview once, and forgets the least recently used of more than eight", async () => {
  const { previews, counts } = createPreviews();
  const [first = "", ...others] = Array.from({ length: 9 }, (_, n) => createToken(`c${n}`));
  await previews.open(first);
  await previews.open(first);
  expect(counts.loads).toBe(1);

  for (const token of others) await previews.open(token);
  expect(counts).toEqual({ loads: 9, started: 1, closed: 0 });
  await previews.open(first);
  expect(counts.loads).toBe(10);
  await previews.close();
});

it("ends the threads when no preview is used any more, and starts others for the next", async () => {
  const { previews, counts } = createPreviews(20);
  const token = createToken("c01");
  await previews.open(token);
  await until(async () => counts.closed === 1);

  await previews.open(token);
  expect(counts).toMatchObject({ loads: 2, started: 2 });
  await previews.close();
});

it("loads nothing for a token that was not signed", async () => {
  const { previews, counts } = createPreviews();
  expect(await previews.open(`${createToken("c01")}x`.replace(/^./, "x"))).toBe("invalid");
  expect(counts).toEqual({ loads: 0, started: 0, closed: 0 });
});
