/** `pnpm --filter api mail-layout` compiles layout.mjml into the committed layout.hbs. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileLayout } from "./compile-layout.ts";

writeFileSync(fileURLToPath(new URL("./layout.hbs", import.meta.url)), await compileLayout());
