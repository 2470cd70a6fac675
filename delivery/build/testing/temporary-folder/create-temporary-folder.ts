import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All temporary files of a test run are in one folder, so that no test has to remove its own. */
export default function createTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "ligate-tests-"));
  // A PostgreSQL that a test starts runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.LIGATE_TEST_FOLDER = folder;
}
