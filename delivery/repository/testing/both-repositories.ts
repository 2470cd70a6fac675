import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRepository } from "../open-repository.ts";
import type { ReleaseRepository } from "../release-repository.ts";
import { NpmRegistry } from "./npm-registry.ts";

export interface RepositoryTest {
  /** A temporary folder of the running test. */
  readonly dir: string;
  /** Opens the repository as another process would. The tests of a file share the npm registry. */
  open: () => ReleaseRepository;
}

/**
 * Both kinds of release repositories for `describe.each`. To be called at the top of a test file.
 * @param packages that can be published
 */
export function bothRepositories(packages: string[]): [kind: string, test: RepositoryTest][] {
  let dir: string;
  let registry: NpmRegistry;
  beforeAll(async () => {
    registry = await NpmRegistry.start({ accounts: { team: packages } });
  });
  afterAll(() => registry.close());
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "ligate-repository-"));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const openFolder = () => openRepository({ dir: join(dir, "repository"), scope: "@ligate" });
  const openNpm = () => {
    const { address, scope, tokens } = registry;
    return openRepository({ dir, registry: address, scope, token: tokens.team });
  };
  const test = (open: () => ReleaseRepository): RepositoryTest => ({
    open,
    get dir() {
      return dir;
    },
  });
  return [
    ["folder", test(openFolder)],
    ["npm registry", test(openNpm)],
  ];
}
