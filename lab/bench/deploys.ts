/**
 * `pnpm bench:deploys`: how many bytes of scripts a browser loads that visits a page again after a deploy. Builds commits that
 * change a release, from the newest to the oldest and in the same worktree, until COMMITS (20) of them have changed a page, and
 * encodes the scripts of each page whose names differ from those of the commit before, as the gateway does for browsers that have
 * them. Pages that the deploy does not change are not counted, nor are deploys that change dependencies.
 * Takes about 10 minutes. The exit code is 1 if an aim is missed, or if there are fewer deploys.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_PACKAGES } from "@ligate/build/packages";
import { readHashedName, sha256 } from "@ligate/build/release-format/hashed-names";
import { buildRelease } from "@ligate/build/releases/build-release";
import { readRelease } from "@ligate/delivery/repository/release-folder";
import { FileDifferences } from "../../delivery/gateway/src/releases/file-differences.ts";
import { median } from "../figures.ts";
import { AIMS, report } from "./report.ts";

const COMMITS = Number(process.env.COMMITS || 20);
const ROOT = join(import.meta.dirname, "../..");

/** A script in the folder of a release. */
interface Script {
  file: string;
  folder: string;
}

type Built = { folder: string; release: Awaited<ReturnType<typeof readRelease>> }[];

const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** The commits that can change scripts, from the newest to the oldest. */
function listCommits(): string[] {
  const shared = ["contract", "platform", "ui"].map((name) => `shared/${name}`);
  const paths = [...BROWSER_PACKAGES, ...shared].map((folder) => `:(glob)${folder}/**/src/**`);
  const hashes = git("log", "--format=%H", "--", ...paths, ":(exclude,glob)**/*.test.*");
  return hashes.split("\n").filter(Boolean);
}

async function build(root: string, outDir: string): Promise<Built> {
  const built: Built = [];
  for (const name of BROWSER_PACKAGES) {
    const { folder } = await buildRelease(root, join(root, name), { outDir: join(outDir, name) });
    built.push({ folder, release: await readRelease(folder) });
  }
  return built;
}

/** Page → the scripts of its first load, each with the folder that contains it. */
type Pages = Map<string, Script[]>;

function listPages(built: Built): Pages {
  const locate = (folder: string, files: string[]) => files.map((file) => ({ file, folder }));
  const shell = built.find(({ release }) => release.name === "shell");
  if (!shell) throw new Error("The shell is not built.");
  const ofShell = locate(shell.folder, [shell.release.entry, ...shell.release.table.js]);
  const pages = built.flatMap(({ release, folder }) =>
    Object.entries(release.pages).map(([id, { js }]): [string, Script[]] => {
      const own = locate(folder, [release.entry, ...release.table.js, ...js]);
      return [`${release.name}/${id}`, [...ofShell, ...own]];
    }),
  );
  return new Map(pages);
}

/** The bytes of the changed scripts of a page. @param known the scripts of the same page before */
async function bytesToLoad(scripts: Script[], known: Script[]): Promise<number> {
  const differences = new FileDifferences();
  let bytes = 0;
  for (const { file, folder } of scripts) {
    if (known.some((one) => one.file === file)) continue;
    const before = known.find((one) => readHashedName(one.file)?.name === readHashedName(file)?.name);
    const dictionary = before && readFileSync(join(before.folder, before.file));
    const readWhole = async () => readFileSync(join(folder, file));
    const headers = {
      "accept-encoding": "br, dcz",
      ...(dictionary && { "available-dictionary": `:${sha256(dictionary).toString("base64")}:` }),
    };
    const encoded = await differences.encode({ file, readWhole, read: async () => dictionary }, headers);
    bytes += (encoded ?? readFileSync(join(folder, `${file}.br`))).length;
  }
  return bytes;
}

/** The bytes that a return visit loads, of each page that differs. */
async function measureVisits(pages: Pages, known: Pages): Promise<number[]> {
  const visits: number[] = [];
  for (const [id, scripts] of pages) {
    const bytes = await bytesToLoad(scripts, known.get(id) ?? scripts);
    if (bytes > 0) visits.push(bytes);
  }
  return visits;
}

const dir = mkdtempSync(join(tmpdir(), "ligate-deploys-"));
const worktree = join(dir, "sources");
let installed = "";

/** Builds a commit in the worktree, with the dependencies of its lockfile. */
async function buildCommit(commit: string): Promise<{ commit: string; lockfile: string; pages: Pages }> {
  execFileSync("git", ["checkout", "--detach", "--quiet", commit], { cwd: worktree });
  const lockfile = readFileSync(join(worktree, "pnpm-lock.yaml"), "utf8");
  if (lockfile !== installed)
    execFileSync("node", ["scripts/install.mjs"], { cwd: worktree, stdio: "ignore" });
  installed = lockfile;
  return { commit, lockfile, pages: listPages(await build(worktree, join(dir, "releases"))) };
}

const visits: number[] = [];
let deploys = 0;
try {
  git("worktree", "add", "--detach", "--quiet", worktree, "HEAD");
  let newer: Awaited<ReturnType<typeof buildCommit>> | undefined;
  for (const commit of listCommits()) {
    if (deploys === COMMITS) break;
    const older = await buildCommit(commit).catch(({ message }: Error) => {
      console.error(`${commit} cannot be built by the current tools: ${message}`);
    });
    if (!older) break;
    const loaded = newer?.lockfile === older.lockfile ? await measureVisits(newer.pages, older.pages) : [];
    if (newer && loaded.length > 0) {
      deploys++;
      const title = git("log", "-1", "--format=%h %s", newer.commit);
      console.log(`${title}: ${median(loaded)} bytes, ${Math.max(...loaded)} at most`);
    }
    visits.push(...loaded);
    newer = older;
  }
} finally {
  git("worktree", "remove", "--force", worktree);
  rmSync(dir, { recursive: true, force: true });
}
report(
  ["return visit after a deploy", "bytes"],
  [
    { what: `median of ${visits.length} pages`, measured: median(visits), atMost: AIMS.deploys.median },
    { what: "at most", measured: Math.max(...visits), atMost: AIMS.deploys.max },
    { what: "deploys", measured: deploys, atLeast: COMMITS },
  ],
  0,
);
