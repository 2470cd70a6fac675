import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { CONTENT_FOLDER } from "./content-folder.ts";

/** The intrinsic size of a picture in CSS pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const ROOT_TAG = /<svg\b[^>]*>/;
const VIEW_BOX = /\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/;

/** The intrinsic size of an SVG: its width and height, or its viewBox. */
export function svgSize(svg: string): PictureSize | undefined {
  const tag = ROOT_TAG.exec(svg)?.[0] ?? "";
  const box = VIEW_BOX.exec(tag);
  const readAttribute = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1];
  const width = Number(readAttribute("width") ?? box?.[1]);
  const height = Number(readAttribute("height") ?? box?.[2]);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/** The intrinsic size of an SVG in the media folder, by its URL. */
export function findPictureSize(address: string): PictureSize | undefined {
  const path = normalize(address);
  if (!path.startsWith("/media/") || !path.endsWith(".svg")) return undefined;
  const file = join(CONTENT_FOLDER, path);
  return existsSync(file) ? svgSize(readFileSync(file, "utf8")) : undefined;
}
