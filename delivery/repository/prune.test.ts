import fc from "fast-check";
import { activeEntry } from "./activation-log.ts";
import { releasesToPrune } from "./prune.ts";
import type { LogEntry, PublishedRelease } from "./release-repository.ts";
import { anEntry } from "./testing/release-fixture.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-01-01T00:00:00.000Z");
const day = (n: number): string => new Date(START + n * DAY).toISOString();
const published = (...releases: [id: string, day: number][]): PublishedRelease[] =>
  releases.map(([id, n]) => ({ name: "mf-catalog", id, version: "1.0.0", publishedAt: day(n), by: "team" }));
const log = (...activations: [release: string, day: number][]): LogEntry[] =>
  activations.map(([release, at], index) => anEntry({ n: index + 1, release, at: day(at) }));
const prunedIds = (releases: PublishedRelease[], logs: LogEntry[][], days: number, today: number): string[] =>
  releasesToPrune(releases, logs, days * DAY, new Date(day(today))).map(({ id }) => id);

it("removes what has been inactive for longer than the age", () => {
  const releases = published(["A", 0], ["B", 1], ["C", 2], ["D", 30]);
  expect(prunedIds(releases, [log(["A", 0], ["B", 1], ["C", 2], ["D", 30])], 20, 40)).toEqual(["A", "B"]);
});

it("keeps the release that a rollback would return to", () => {
  expect(prunedIds(published(["A", 0], ["B", 1]), [log(["A", 0], ["B", 1])], 20, 400)).toEqual([]);
});

it("keeps what is active in any environment", () => {
  const logs = [log(["A", 0]), log(["A", 0], ["B", 1], ["C", 2])];
  expect(prunedIds(published(["A", 0], ["B", 1], ["C", 2], ["X", 0]), logs, 5, 400)).toEqual(["X"]);
});

it("keeps a release that has just been published and was never active", () => {
  expect(prunedIds(published(["A", 39], ["B", 10]), [], 20, 40)).toEqual(["B"]);
});

const id = fc.constantFrom("A", "B", "C", "D", "E", "F");
const activations = fc.array(fc.record({ release: id, gap: fc.integer({ min: 1, max: 30 }) }), {
  maxLength: 20,
});

/** Entries of which each was appended `gap` days after the one before. */
function logOf(steps: { release: string; gap: number }[]): LogEntry[] {
  const daysUntil = (index: number): number =>
    steps.slice(0, index + 1).reduce((sum, { gap }) => sum + gap, 0);
  return log(...steps.map(({ release }, index): [string, number] => [release, daysUntil(index)]));
}

it("never removes what is active, or was active within the age", () => {
  fc.assert(
    fc.property(activations, activations, fc.integer({ min: 0, max: 400 }), (one, other, days) => {
      const logs = [logOf(one), logOf(other)];
      const today = 600;
      const all = published(...["A", "B", "C", "D", "E", "F"].map((each): [string, number] => [each, 0]));
      const pruned = prunedIds(all, logs, days, today);
      for (const entries of logs) {
        expect(pruned).not.toContain(activeEntry(entries)?.release);
        const recent = entries.filter(
          (_, index) => (entries[index + 1]?.at ?? day(today)) >= day(today - days),
        );
        expect(pruned.filter((each) => recent.some(({ release }) => release === each))).toEqual([]);
      }
    }),
  );
});

it("removes everything else", () => {
  fc.assert(
    fc.property(activations, (steps) => {
      const entries = logOf(steps);
      const needed = entries.length === 0 ? 0 : 2;
      const all = published(...["A", "B", "C", "D", "E", "F"].map((each): [string, number] => [each, 0]));
      expect(prunedIds(all, [entries], 0, 1000).length).toBeGreaterThanOrEqual(all.length - needed);
    }),
  );
});
