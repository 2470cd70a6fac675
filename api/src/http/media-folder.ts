import { fileURLToPath } from "node:url";

/** The pictures that staff edit, served below `/media`. */
export const MEDIA_FOLDER = fileURLToPath(new URL("../../content/media", import.meta.url));
