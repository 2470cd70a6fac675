/** The source files of the repository, and which file imports which. For checks and counts. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "@ligate/build/packages";

export interface SourceFile {
  /** Relative to the repository. */
  path: string;
  lines: number;
  text: string;
  isTest: boolean;
}

/** A test, or a tool that only tests use. */
const TEST = /\.(test|spec|test-d)\.tsx?$|\/testing\//;

/** Where the modules of the workspace's packages are. */
const PACKAGES: Record<string, string> = {
  "@ligate/contract/": "shared/contract/src/",
  "@ligate/platform/": "shared/platform/src/",
  "@ligate/ui/": "shared/ui/src/",
  "@ligate/build/": "delivery/build/",
  "@ligate/delivery/": "delivery/",
};

/** All TypeScript files that git knows or would add. */
export function readSourceFiles(): SourceFile[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"];
  const paths = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\n");
  const sources = paths.filter((path) => path && !path.includes("/drizzle/") && existsSync(join(ROOT, path)));
  return sources.map((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    return { path, text, lines: text.split("\n").length - 1, isTest: TEST.test(path) };
  });
}

/** How a file is imported, with the files that do. */
export interface Importers {
  /** By a static import. */
  files: SourceFile[];
  /** Whether it is loaded on demand, as a thread or as a program. */
  isLoaded: boolean;
}

/** Path → its importers. */
export function findImporters(sources: SourceFile[]): Map<string, Importers> {
  const paths = new Set(sources.map(({ path }) => path));
  const importers = new Map<string, Importers>(
    sources.map(({ path }) => [path, { files: [], isLoaded: false }]),
  );
  for (const file of sources) {
    for (const [, how, name = ""] of file.text.matchAll(IMPORT)) {
      const found = importers.get(resolveImport(file.path, name, paths) ?? "");
      if (!found || found.files.at(-1) === file) continue;
      if (how === "from" || how === "import") found.files.push(file);
      else found.isLoaded = true;
    }
  }
  return importers;
}

const IMPORT = /\b(from|import|import\(|new URL\(|import\.meta\.dirname,|require\.resolve\()\s*"([^"\n]+)"/g;

function resolveImport(from: string, name: string, paths: Set<string>): string | undefined {
  const inPackage = Object.keys(PACKAGES).find((prefix) => name.startsWith(prefix));
  const path = inPackage
    ? `${PACKAGES[inPackage]}${name.slice(inPackage.length)}`
    : normalize(join(dirname(from), name));
  return ["", ".ts", ".tsx"].map((ending) => path + ending).find((candidate) => paths.has(candidate));
}
