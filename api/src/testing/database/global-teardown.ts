import { rm } from "node:fs/promises";
import { onServer, templateFile, templateName } from "./template.ts";
import { closeSharedCopy } from "./test-database.ts";

export default async function removeTemplate() {
  // Only if the files ran in this process; with workers, each has its own copy.
  await closeSharedCopy();
  if (process.env.TEST_DATABASE_URL) await onServer(`drop database ${templateName()} with (force)`);
  else await rm(templateFile(), { force: true });
}
