import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import mjml from "mjml";

const SOURCE = fileURLToPath(new URL("./layout.mjml", import.meta.url));
const TEMPLATE = fileURLToPath(new URL("./layout.hbs", import.meta.url));

/**
 * Compiles the layout to the Handlebars template of every mail. Only `pnpm mail-layout` and a test call it, so that a
 * running API does not load MJML.
 * @throws if the layout is not valid MJML
 */
export async function compileLayout(): Promise<string> {
  const { html } = await mjml(readFileSync(SOURCE, "utf8"), {
    filePath: SOURCE,
    validationLevel: "strict",
    // Without this, MJML links fonts of Google Fonts.
    fonts: {},
    keepComments: false,
    beautify: true,
  });
  return html;
}

// `pnpm --filter api mail-layout` writes the committed template.
if (import.meta.main) writeFileSync(TEMPLATE, await compileLayout());
