/** `pnpm new page|call|decision`: generators for the usual changes. Each asks for what is not passed as an argument. */
import type { NodePlopAPI } from "plop";
import { addCallGenerator } from "./call.ts";
import { addDecisionGenerator } from "./decision.ts";
import { addPageGenerator } from "./page.ts";

export default function definePlop(plop: NodePlopAPI): void {
  addPageGenerator(plop);
  addCallGenerator(plop);
  addDecisionGenerator(plop);
}
