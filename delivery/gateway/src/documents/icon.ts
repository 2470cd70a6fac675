import { readFileSync } from "node:fs";
import { join } from "node:path";

const SVG = readFileSync(join(import.meta.dirname, "../../favicon.svg"), "utf8").trim();

/**
 * The store's icon as a data URL. As a file it would be requested on every first load, and again by Chromium when a page
 * changes its query parameters.
 */
export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
