import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PACKAGES, ROOT } from "./packages.ts";

const FILE = join(ROOT, "coverage", "last-green.json");
/** Texts about the code; what a test holds to the code stands in a package that looks at everything. */
const PROSE = /^(docs\/|[^/]+\.md$)/;
/** Their tests read other packages' sources, and the documentation. */
const LOOKS_AT_EVERYTHING = ["shared/contract", "shared/platform", "shared/build"];

/**
 * Remembers what every gate looked at when it was green, so that it need not be run again on the same files. Made
 * before the gates run: what is changed under them counts as changed.
 */
export class LastGreen {
  readonly #known: Record<string, string> = readKnown();
  readonly #files = hashedFiles();

  /** @param dir the package that the gate is about; none for one about everything */
  isUnchanged(gate: string, dir?: string): boolean {
    return this.#known[gate] === this.#lookedAt(dir);
  }

  remember(gate: string, isGreen: boolean, dir?: string): void {
    if (isGreen) this.#known[gate] = this.#lookedAt(dir);
    else delete this.#known[gate];
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(this.#known, null, 2));
  }

  #lookedAt(dir?: string): string {
    const hash = createHash("sha256");
    // Some tests run on reference data, or on another database, where there is one.
    hash.update(`${process.version} ${process.env.GENE_DATA} ${process.env.TEST_DATABASE_URL}\n`);
    for (const [file, digest] of this.#files) if (isSeen(file, dir)) hash.update(`${file} ${digest}\n`);
    return hash.digest("hex");
  }
}

/** Whether a gate about a package sees a file: the package's own, of what it depends on, and what belongs to none. */
function isSeen(file: string, dir?: string): boolean {
  if (!dir || LOOKS_AT_EVERYTHING.includes(dir)) return true;
  const owner = PACKAGES.find((one) => file.startsWith(`${one}/`));
  return owner ? dependenciesOf(dir).has(owner) : !PROSE.test(file);
}

const dependencies = new Map<string, Set<string>>();

/** A package and the workspace's packages that it depends on, also through others. */
function dependenciesOf(dir: string): Set<string> {
  const known = dependencies.get(dir);
  if (known) return known;
  const { dependencies: used, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, dir, "package.json"), "utf8"),
  ) as { dependencies?: object; devDependencies?: object };
  const ours = Object.keys({ ...used, ...devDependencies })
    .map((name) => name.replace("@ligate/", "shared/"))
    .filter((name) => PACKAGES.some((one) => one === name));
  const all = new Set([dir, ...ours.flatMap((one) => [...dependenciesOf(one)])]);
  dependencies.set(dir, all);
  return all;
}

/** Everything in the working tree that git knows or would know, with what is in it. */
function hashedFiles(): [string, string][] {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const isThere = (file: string) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile();
  const files = [...new Set(list.split("\0"))].filter(isThere).sort();
  return files.map((file) => [
    file,
    createHash("sha256")
      .update(readFileSync(join(ROOT, file)))
      .digest("hex"),
  ]);
}

const readKnown = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>) : {};
