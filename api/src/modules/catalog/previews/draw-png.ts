import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";

const FONT = createRequire(import.meta.url).resolve("pdfmake/fonts/Roboto/Roboto-Regular.ttf");

/** Pictures by their SVG. There are billions of designs, so only the last ones are kept. */
const pictures = new LRUCache<string, Buffer>({ max: 200, fetchMethod: (svg) => render(svg) });

/** Draws an SVG as a PNG. Texts of all fonts are drawn in Roboto. */
export const drawPng = (svg: string): Promise<Buffer | undefined> => pictures.fetch(svg);

/** Takes about 12 ms, outside of the main thread. */
async function render(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: "Roboto" },
  });
  return image.asPng();
}
