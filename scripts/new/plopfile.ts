/** `pnpm new page|call|decision`: generators for the usual changes. They prompt for arguments that are not passed. */
import type { NodePlopAPI } from "plop";
import { addCallGenerator } from "./call.ts";
import { addDecisionGenerator } from "./decision.ts";
import { addPageGenerator } from "./page.ts";

export default function definePlop(plop: NodePlopAPI): void {
  addPageGenerator(plop);
  addCallGenerator(plop);
  addDecisionGenerator(plop);
}
