import { PLATFORM_SURFACE_FILE } from "@ligate/build/release-format/release";
import { writeRelease } from "../testing/fake-releases.ts";
import { checkPlatformSurface, requiredBump } from "./platform-surface.ts";

const SESSION = "@ligate/platform/session";
const BEFORE = {
  useSession: "function useSession(): Session | undefined",
  logOut: "function logOut(): void",
};

const aShell = (id: string, version: string, declarations: Record<string, string>) =>
  writeRelease(
    { name: "shell", id, provides: { react: "19.3.1", [SESSION]: version } },
    { [PLATFORM_SURFACE_FILE]: JSON.stringify({ [SESSION]: declarations }) },
  );

const check = (version: string, declarations: Record<string, string>) =>
  checkPlatformSurface({
    candidates: [aShell("s2", version, declarations)],
    active: [aShell("s1", "2.1.0", BEFORE)],
  });

it("needs no version for an unchanged surface", () => {
  expect(check("2.1.0", BEFORE)).toEqual([]);
});

it("needs a minor version for an addition", () => {
  const after = { ...BEFORE, logIn: "function logIn(): void" };
  expect(check("2.1.1", after)).toEqual([
    `logIn of ${SESSION} was added: \`function logIn(): void\`. This needs platform 2.2.0, but shell s2 provides 2.1.1. Raise the version in shared/platform/package.json, or undo the change.`,
  ]);
  expect(check("2.2.0", after)).toEqual([]);
});

it("needs a major version for a renamed export", () => {
  const after = { useSession: BEFORE.useSession, signOut: "function signOut(): void" };
  expect(check("2.9.0", after)).toEqual([
    `logOut of ${SESSION} was removed: \`function logOut(): void\`. This needs platform 3.0.0, but shell s2 provides 2.9.0. Raise the version in shared/platform/package.json, or undo the change.`,
  ]);
  expect(check("3.0.0", after)).toEqual([]);
});

it("needs a major version for a changed declaration, and shows both around the difference", () => {
  const long = `function useSession(${"a: string, ".repeat(30)}last: number): void`;
  const other = long.replace("number", "Date");
  const [sentence] = checkPlatformSurface({
    candidates: [aShell("s2", "2.2.0", { useSession: other })],
    active: [aShell("s1", "2.1.0", { useSession: long })],
  });
  expect(sentence).toMatch(
    /^useSession of \S+ changed from `….*last: number\): void` to `….*last: Date\): void`\. /,
  );
  expect(sentence?.length).toBeLessThan(450);
});

it("refuses an older version, which is for rollbacks", () => {
  expect(check("2.0.0", BEFORE)).toEqual([
    "shell s2 provides platform 2.0.0, which is older than 2.1.0 of the active shell s1. To go back to it, use: pnpm releases rollback shell s2",
  ]);
});

it.each([
  [{}, {}, undefined],
  [{ a: { x: "1" } }, { a: { x: "1" } }, undefined],
  [{ a: { x: "1" } }, { a: { x: "1" }, b: {} }, undefined],
  [{ a: { x: "1" } }, { a: { x: "1" }, b: { y: "1" } }, "minor"],
  [{ a: { x: "1" }, b: { y: "1" } }, { a: { x: "1" } }, "major"],
  [{ a: { x: "1" } }, { a: { x: "2", y: "1" } }, "major"],
])("from %j to %j: %s", (before, after, bump) => {
  expect(requiredBump(before, after)).toBe(bump);
});
