/** The breakpoints, font sizes, colors and hidden text that stylesheets share, and must not write by hand. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";

/** The pages of the sandbox and the API reference are not the store's: they do not import its tokens. */
const TOKENS = [
  "shared/ui/src/styles/tokens.css",
  "lab/sandbox/pages/sandbox.css",
  "api/src/http/docs/page/page.css",
];
const list = ["ls-files", "-co", "--exclude-standard", "*.css"];
const stylesheets = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => path && existsSync(join(ROOT, path)))
  .map((path) => ({ path, css: readFileSync(join(ROOT, path), "utf8").replaceAll(/\/\*.*?\*\//gs, "") }));

/** Each match in a stylesheet that is not allowed, as "file: match". */
function findAll(pattern: RegExp, isAllowed: (match: string, path: string, css: string) => boolean) {
  return stylesheets.flatMap(({ path, css }) =>
    [...css.matchAll(pattern)].flatMap(([match]) => (isAllowed(match, path, css) ? [] : `${path}: ${match}`)),
  );
}

it("uses three breakpoints", () => {
  expect(stylesheets.length).toBeGreaterThan(150);
  const allowed = /\((max-width: (600|900|1176)px|min-width: (601|901|1177)px)\)/g;
  expect(findAll(/@media [^{]*/g, (query) => !query.replaceAll(allowed, "").includes("width"))).toEqual([]);
});

it("takes font sizes from the scale", () => {
  const allowed = /var\(--step-|: (inherit|calc\()|\dpt/;
  // A drawing has units of its own, which scale with it.
  const isDrawing = (size: string, css: string) => /\dpx/.test(size) && css.includes("fill:");
  const isAllowed = (size: string, path: string, css: string) =>
    allowed.test(size) || isDrawing(size, css) || path.startsWith("lab/");
  expect(findAll(/[\s{]font(-size)?: [^;]*/g, isAllowed)).toEqual([]);
});

it("takes colors from the tokens", () => {
  const raw = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*|: (white|black)\b/gi;
  expect(findAll(raw, (_, path) => TOKENS.includes(path))).toEqual([]);
});

it("hides text visually by the classes of shared/ui", () => {
  expect(findAll(/clip-path: inset\(50%\)/g, (_, path) => path.startsWith("shared/ui/"))).toEqual([]);
});
