import type { Picture } from "./picture-of-maps.ts";

/** Pixels per SVG unit, for screens of high resolution and for print. */
const SCALE = 2;

/** Draws an SVG as PNG. @throws if the browser cannot read the picture */
export async function svgToPng({ svg, width, height }: Picture): Promise<Blob> {
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
