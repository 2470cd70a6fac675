import { fileURLToPath } from "node:url";

/** The files that staff edit. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../content", import.meta.url));
