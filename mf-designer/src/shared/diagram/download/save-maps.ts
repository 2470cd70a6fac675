import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { saveBlob } from "@ligate/ui/controls/save-blob";
import { drawMapPicture, type Picture } from "./map-picture.ts";

/**
 * Saves the maps of a plasmid as a file with the name of its vector.
 * @param maps elements that contain the maps
 */
export async function saveMaps(
  plasmid: Plasmid,
  maps: readonly HTMLElement[],
  format: "svg" | "png",
): Promise<void> {
  const picture = drawMapPicture(plasmid, maps, await embeddedFonts());
  const svg = new Blob([picture.svg], { type: "image/svg+xml" });
  saveBlob(format === "svg" ? svg : await svgToPng(picture), `${mapFileName(plasmid.name)}.${format}`);
}

/** The fonts of the page as style rules with `data:` addresses. A font that cannot be loaded is left out. */
async function embeddedFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter(
    (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && /url\(/.test(rule.cssText),
  );
  const embedded = await Promise.all(fonts.map((rule) => embed(rule).catch(() => "")));
  return embedded.join("");
}

async function embed({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [source, quoted = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  if (!source) return "";
  const response = await fetch(new URL(quoted, parentStyleSheet?.href ?? document.baseURI));
  if (!response.ok) return "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return cssText.replace(source, `url("data:font/woff2;base64,${base64}")`);
}

/** Pixels per SVG unit, for screens of high resolution and for print. */
const SCALE = 2;

/** Draws an SVG as PNG. @throws if the browser cannot read the picture */
async function svgToPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  // The policy allows images at `data:` addresses, but not at `blob:` addresses.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("The picture is too large."))), "image/png");
  });
}

/** The name of a vector as a file name, without characters that a file system refuses: `CMV>SpCas9` becomes `CMV-SpCas9`. */
export const mapFileName = (vectorName: string): string =>
  vectorName.replace(/[^\w()[\].+-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "") || "vector";
