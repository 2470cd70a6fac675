// First: a file that is edited while it is being read is then read again at the next start.
import "./seed-inputs.ts";
import { fileURLToPath } from "node:url";

/** The files that staff edit. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../content", import.meta.url));
