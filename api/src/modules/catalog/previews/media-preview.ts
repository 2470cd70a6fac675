import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LINK_PREVIEW_SIZE } from "@ligate/contract/content/link-preview";
import { MEDIA_FOLDER } from "../../../http/media-folder.ts";
import { PREVIEW_COLORS } from "./preview-svg.ts";

const { width, height } = LINK_PREVIEW_SIZE;
/** The renderer does not read the `font` property. */
const FONT = /font:\d+ (\d+px) [^;}]+/g;
/** The picture is as high as fits below the bar; pictures are 480 × 360 px. */
const PICTURE = { x: 220, y: 30, width: 760, height: 570 };

/**
 * The SVG of a link preview that shows an SVG file of the store.
 * @param name path below `api/content/media` without the extension, such as `lines/gene-knock-out`
 * @returns `undefined` if there is no such file
 */
export async function mediaPreviewSvg(name: string): Promise<string | undefined> {
  const picture = await readFile(join(MEDIA_FOLDER, `${name}.svg`), "utf8").catch(() => undefined);
  if (picture === undefined) return undefined;
  const { ground, accent } = PREVIEW_COLORS;
  const attributes = Object.entries(PICTURE).map(([name, value]) => `${name}="${value}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="10" fill="${accent}"/>`,
    picture
      .replace(/<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1${attributes.join(" ")}`)
      .replace(FONT, "font-size:$1"),
    "</svg>",
  ].join("");
}
