/** `pnpm new page|call|remote|decision`: generators for the usual changes. They prompt for arguments that are not passed. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { addCallGenerator } from "./call.ts";
import { addPageGenerator } from "./page.ts";
import { addRemoteGenerator } from "./remote.ts";

export default function definePlop(plop: NodePlopAPI): void {
  addPageGenerator(plop);
  addCallGenerator(plop);
  addRemoteGenerator(plop);
  addDecisionGenerator(plop);
}

const FOLDER = "docs/decisions";

/** `pnpm new decision`: a decision record with the next number. */
function addDecisionGenerator(plop: NodePlopAPI): void {
  plop.setGenerator("decision", {
    description: "a decision record with the next number",
    prompts: [
      { type: "input", name: "decision", message: "The decision, such as: Run the checks with turbo" },
    ],
    actions(answers) {
      const records = readdirSync(join(plop.getDestBasePath(), FOLDER));
      const number = 1 + Math.max(0, ...records.map((file) => Number.parseInt(file, 10) || 0));
      const data = {
        ...answers,
        ...{ number, padded: String(number).padStart(4, "0") },
        date: new Date().toISOString().slice(0, 10),
      };
      const path = `${FOLDER}/{{padded}}-{{kebabCase decision}}.md`;
      return [{ type: "add", path, templateFile: "templates/decision.md.hbs", data }];
    },
  });
}
