// Imported first: the digest must be older than any read, so that a file edited meanwhile is read at the next start.
import "./seed-inputs.ts";
import { fileURLToPath } from "node:url";

/** The folder with the files that staff edit. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../content", import.meta.url));
