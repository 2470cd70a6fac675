import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { formatKnown, formatSize } from "../features/map-feature.ts";
import { inlineStyles } from "./inline-styles.ts";
import styles from "./map-picture.module.css";

/** An SVG that needs no other file. Its size is in SVG units. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 720;
const MARGIN = 32;
const MAP_WIDTH = WIDTH - 2 * MARGIN;
const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * Draws the maps of a plasmid below one another, in the light theme, with name, size and disclaimer.
 * @param maps elements that contain the maps as SVG elements
 * @param fontRules the fonts, as style rules
 */
export function drawMapPicture(plasmid: Plasmid, maps: readonly HTMLElement[], fontRules: string): Picture {
  const frame = document.createElement("div");
  frame.className = styles.frame ?? "";
  frame.style.colorScheme = "light";
  const picture = createElement("svg", {});
  frame.append(picture);
  document.body.append(frame);
  try {
    picture.append(createElement("rect", { width: "100%", height: "100%", class: styles.paper }));
    picture.append(text(plasmid.name, 40, styles.title));
    picture.append(text(`${plasmid.role}, ${formatSize(plasmid)}`, 62, styles.note));
    let bottom = 76;
    for (const map of maps.flatMap((each) => [...each.querySelectorAll("svg")]))
      bottom = placeMap(picture, map, bottom);
    const known = `${formatKnown(plasmid.known_bp, plasmid.total_bp)} known.`;
    picture.append(
      text(
        `Full color: chosen by you. Tinted: added by the kit. Hatched: schematic.`,
        bottom + 20,
        styles.note,
      ),
    );
    picture.append(text(`Design sequence, not as built: ${known}`, bottom + 40, styles.note));
    const height = Math.ceil(bottom + 60);
    picture.setAttribute("viewBox", `0 0 ${WIDTH} ${height}`);
    picture.setAttribute("width", String(WIDTH));
    picture.setAttribute("height", String(height));
    inlineStyles(picture);
    frame.remove();
    // The policy blocks style elements in the document, so this one is added to the detached picture.
    const style = createElement("style", {});
    // As on the page. No attribute of SVG says so.
    style.textContent = `${fontRules}text { font-variant-numeric: tabular-nums; }`;
    picture.prepend(style);
    return { svg: new XMLSerializer().serializeToString(picture), width: WIDTH, height };
  } finally {
    frame.remove();
  }
}

/** Places a copy of a map in the full width. @returns where it ends */
function placeMap(picture: SVGElement, map: SVGSVGElement, top: number): number {
  const [, , width = 1, height = 1] = (map.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const mapHeight = (height / width) * MAP_WIDTH;
  const copy = map.cloneNode(true) as SVGSVGElement;
  const place = { x: MARGIN, y: top, width: MAP_WIDTH, height: mapHeight };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  picture.append(copy);
  return top + mapHeight + 20;
}

function text(content: string, y: number, className: string | undefined): SVGElement {
  const element = createElement("text", { x: String(MARGIN), y: String(y), class: className });
  element.textContent = content;
  return element;
}

function createElement(name: string, attributes: Record<string, string | undefined>): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value);
  return element;
}
