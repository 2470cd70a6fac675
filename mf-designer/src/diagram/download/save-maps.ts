import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { embeddedFonts } from "./embedded-fonts.ts";
import { mapFileName } from "./map-file-name.ts";
import { pictureOfMaps } from "./picture-of-maps.ts";
import { svgToPng } from "./svg-to-png.ts";

/**
 * Saves the maps of a plasmid as a file with the name of its vector.
 * @param maps element that contains the maps
 */
export async function saveMaps(plasmid: Plasmid, maps: HTMLElement, format: "svg" | "png"): Promise<void> {
  const picture = pictureOfMaps(plasmid, maps, await embeddedFonts());
  const svg = new Blob([picture.svg], { type: "image/svg+xml" });
  saveBlob(format === "svg" ? svg : await svgToPng(picture), `${mapFileName(plasmid.name)}.${format}`);
}

function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
