import { rm } from "node:fs/promises";
import { onServer, templateFile, templateName } from "./template.ts";

export default async function removeTemplate() {
  if (process.env.TEST_DATABASE_URL) await onServer(`drop database ${templateName()} with (force)`);
  else await rm(templateFile(), { force: true });
}
