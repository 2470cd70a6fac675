import { readFileSync } from "node:fs";
import { join } from "node:path";

const SVG = readFileSync(join(import.meta.dirname, "../favicon.svg"), "utf8").trim();

/**
 * The store's icon, written into the document. As a file of its own it would be a request of every first load, and
 * Chromium asks for it once more where a page puts its step into the address.
 */
export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
