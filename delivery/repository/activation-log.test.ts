import fc from "fast-check";
import {
  activationStack,
  activeEntry,
  type EntryContent,
  findEntry,
  inactiveSince,
  nextEntry,
  rollbackTarget,
} from "./activation-log.ts";
import type { LogEntry } from "./release-repository.ts";
import { anEntry } from "./testing/release-fixture.ts";

const content = (release: string, kind: LogEntry["kind"] = "activate"): EntryContent => {
  const { n, at, ...rest } = anEntry({ release, kind, integrity: `integrity of ${release}` });
  return rest;
};

const append = (log: LogEntry[], next: EntryContent): LogEntry[] => log.concat(nextEntry(log, next) ?? []);
const activate = (log: LogEntry[], release: string): LogEntry[] => append(log, content(release));
const rollBack = (log: LogEntry[], id?: string): LogEntry[] => {
  const { release, integrity } = rollbackTarget(log, { name: "mf-catalog", environment: "production" }, id);
  return append(log, { ...content(release, "rollback"), integrity });
};
const activateAll = (...releases: string[]): LogEntry[] => releases.reduce(activate, []);

it("goes further back with every rollback", () => {
  const once = rollBack(activateAll("A", "B", "C"));
  const twice = rollBack(once);
  expect([once, twice].map((log) => activeEntry(log)?.release)).toEqual(["B", "A"]);
});

it("goes back to a given release, past those in between", () => {
  const log = rollBack(activateAll("A", "B", "C"), "A");
  expect(activeEntry(log)).toMatchObject({
    n: 4,
    release: "A",
    kind: "rollback",
    integrity: "integrity of A",
  });
  expect(activationStack(log)).toEqual(["A"]);
});

it("says that there is nothing to go back to", () => {
  expect(() => rollBack([])).toThrow(
    "No release of mf-catalog is active in production. Activate one: pnpm releases activate mf-catalog",
  );
  expect(() => rollBack(activateAll("A"))).toThrow(
    "mf-catalog A is the first release in production, so there is none to go back to. Activate another one.",
  );
  expect(() => rollBack(rollBack(activateAll("A", "B")))).toThrow("mf-catalog A is the first release");
});

it("names the releases to go back to, if another one was asked for", () => {
  const log = activateAll("A", "B", "C");
  expect(() => rollBack(log, "D")).toThrow(
    "mf-catalog D was not active before C. Roll back to B or A, or activate it.",
  );
  expect(() => rollBack(log, "C")).toThrow("mf-catalog C is active in production already.");
});

it("does not go forward to a release that was rolled back", () => {
  const log = rollBack(activateAll("A", "B", "C"));
  expect(() => rollBack(log, "C")).toThrow(
    "mf-catalog C was not active before B. Roll back to A, or activate it.",
  );
});

it("has no entry for the activation of the active release", () => {
  expect(nextEntry(activateAll("A"), content("A"))).toBeUndefined();
});

it("finds the latest entry of a release", () => {
  expect(findEntry(activateAll("A", "B", "A"), "A")?.n).toBe(3);
  expect(findEntry(activateAll("A"), "B")).toBeUndefined();
});

it("tells since when a release is inactive", () => {
  const at = (n: number): string => `2026-01-0${n}T00:00:00.000Z`;
  const log = activateAll("A", "B", "A", "C").map((entry) => ({ ...entry, at: at(entry.n) }));
  expect(inactiveSince(log, "A")).toEqual(new Date(at(4)));
  expect(inactiveSince(log, "B")).toEqual(new Date(at(3)));
  expect(inactiveSince(log, "C")).toBeUndefined();
  expect(inactiveSince(log, "D")).toBeUndefined();
});

const release = fc.constantFrom("A", "B", "C", "D", "E");
const step = fc.oneof(
  fc.record({ kind: fc.constant("activate" as const), release }),
  fc.record({ kind: fc.constant("rollback" as const), release: fc.option(release, { nil: undefined }) }),
);

/** A stack of releases: the model of a log. @returns `undefined` if the step is impossible */
function modelStep(stack: string[], { kind, release: id }: { kind: string; release: string | undefined }) {
  if (kind === "activate" && id) return stack.at(-1) === id ? stack : [...stack, id];
  const below = stack.slice(0, -1);
  const target = id === undefined ? below.length - 1 : below.lastIndexOf(id);
  return target < 0 || id === stack.at(-1) ? undefined : below.slice(0, target + 1);
}

it("behaves as a stack of releases", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let log: LogEntry[] = [];
      let stack: string[] = [];
      for (const { kind, release: id } of steps) {
        const next = modelStep(stack, { kind, release: id });
        if (kind === "activate" && id) log = activate(log, id);
        else if (next) log = rollBack(log, id);
        else expect(() => rollBack(log, id)).toThrow(/^(No release|mf-catalog )/);
        stack = next ?? stack;
        expect(activationStack(log)).toEqual(stack);
        expect(activeEntry(log)?.release).toBe(stack.at(-1));
        expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
      }
    }),
  );
});
