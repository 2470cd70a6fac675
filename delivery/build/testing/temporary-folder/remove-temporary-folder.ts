import { rmSync } from "node:fs";

/** Removes the folder that `createTemporaryFolder` has created. */
export default function removeTemporaryFolder() {
  const { LIGATE_TEST_FOLDER } = process.env;
  if (LIGATE_TEST_FOLDER) rmSync(LIGATE_TEST_FOLDER, { recursive: true, force: true });
}
