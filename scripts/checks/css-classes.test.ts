import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(resolve(ROOT, file), "utf8");

const components = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "shell", "mf-*", "shared/ui"],
  {
    cwd: ROOT,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(ROOT, file)));

/** Each use of a class, as "file: styles.name", whose CSS module does not define it. */
function undefinedClasses(file: string): string[] {
  const source = read(file);
  const imports = [...source.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)];
  return imports.flatMap(([, name = "", path = ""]) => {
    const defined = definedClasses(resolveStylesheet(file, path));
    const uses = source.matchAll(new RegExp(String.raw`(?<![\w./-])${name}\.([a-z]\w*)`, "gi"));
    return [...uses].flatMap(([use, className = ""]) => (defined.has(className) ? [] : [`${file}: ${use}`]));
  });
}

const resolveStylesheet = (file: string, path: string): string =>
  path.startsWith("@ligate/ui/")
    ? join(ROOT, path.replace("@ligate/ui/", "shared/ui/src/"))
    : join(ROOT, dirname(file), path);

function definedClasses(file: string): Set<string> {
  const withoutComments = read(file).replaceAll(/\/\*.*?\*\//gs, "");
  return new Set([...withoutComments.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
}

it("uses only classes that the CSS module defines", () => {
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(undefinedClasses)).toEqual([]);
});

it("composes classes of stylesheets that exist", () => {
  const list = ["ls-files", "-co", "--exclude-standard", "*.css"];
  const stylesheets = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\n");
  const missing = stylesheets
    .filter((file) => file && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      [...read(file).matchAll(/\bcomposes: [^;]* from "([^"]+)"/g)]
        .filter(([, path = ""]) => !existsSync(resolveStylesheet(file, path)))
        .map(([composition]) => `${file}: ${composition}`),
    );
  expect(missing).toEqual([]);
});
