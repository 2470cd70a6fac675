import { aPlasmid } from "../../../testing/samples.ts";
import { drawMapPicture } from "./map-picture.ts";

function mapsOf(svg: string): HTMLElement {
  const maps = document.createElement("div");
  maps.innerHTML = svg;
  return maps;
}

const MAP =
  '<svg viewBox="0 0 100 50" class="ring" role="listbox" aria-label="Map"><g role="option" tabindex="0"><path class="arc" d="M0 0H9"></path><text class="label">Cas9</text></g></svg>';

it("draws all maps in one SVG with name, size and disclaimer", () => {
  const plasmid = aPlasmid({ name: "pLV[KO]-CMV>SpCas9", role: "Cas9", total_bp: 9592, known_bp: 9572 });
  const { svg, height } = drawMapPicture(plasmid, [mapsOf(MAP), mapsOf(MAP)], "");

  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  const texts = [...documentElement.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "pLV[KO]-CMV>SpCas9",
    "Cas9, approx. 9,592 bp",
    "Cas9",
    "Cas9",
    "Full color: chosen by you. Tinted: added by the kit. Hatched: schematic.",
    "Design sequence, not as built: 9,572 of 9,592 bp known.",
  ]);
  expect(height).toBeGreaterThan(2 * 328);
});

it("needs nothing of the page, and leaves nothing on it", () => {
  const { svg } = drawMapPicture(aPlasmid(), [mapsOf(MAP)], "@font-face { font-family: Test; }");

  expect(svg).not.toMatch(/class=|role=|tabindex=|aria-|var\(/);
  expect(svg).toContain("@font-face { font-family: Test; }text { font-variant-numeric: tabular-nums; }");
  expect(document.body).toBeEmptyDOMElement();
});
