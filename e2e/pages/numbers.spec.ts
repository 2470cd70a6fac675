import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

/** Elements of text and of data. */
const ELEMENTS: Record<string, string> = {
  text: "<p></p>",
  "a price": "<b></b>",
  "a heading": "<h3></h3>",
  "a cell": "<table><tbody><tr><td></td></tr></tbody></table>",
  "a value": "<dl><dd></dd></dl>",
  "a button": "<button></button>",
};
const NUMBERS = ["0.1", "1,182", "127.0.0.1", "7.4", "10:30", "10–12", "$1,204.00"];
const UNITS = [
  "≥1×10⁷ TU/mL",
  "5 µg",
  "ΔΔCt",
  "37 °C",
  "TGF-β, EF-1α, ψ",
  "5′ LTR → 3′ LTR",
  "10⁻³ ±2, ≤8 CO₂",
];

test("Digits have one width, and points and commas between them keep theirs.", async ({ page }) => {
  await page.goto("/");
  for (const [name, html] of Object.entries(ELEMENTS)) {
    const digits = [...(await showTexts(page, html, [..."0123456789"])).values()];
    expect(new Set(digits).size, `widths of digits in ${name}`).toBe(1);
    const widths = await showTexts(page, html, [...NUMBERS, ...new Set(NUMBERS.join(""))]);
    for (const number of NUMBERS) {
      const sum = [...number].reduce((total, character) => total + (widths.get(character) ?? 0), 0);
      expect(widths.get(number), `${number} in ${name}`).toBeCloseTo(sum, 0);
    }
  }
});

test("Numbers and units are drawn by the fonts of the store.", async ({ page }) => {
  await page.goto("/");
  for (const [name, html] of Object.entries(ELEMENTS)) {
    await showTexts(page, html, [...NUMBERS, ...UNITS]);
    expect(await findOtherFonts(page), `fonts in ${name}`).toEqual([]);
  }
});

/** Shows texts in elements of the page, large, because widths are rounded. @returns their widths in pixels */
async function showTexts(page: Page, html: string, texts: string[]): Promise<Map<string, number>> {
  const widths = await page.evaluate(
    async ({ html, texts }) => {
      document.querySelector("#samples")?.remove();
      const samples = document.createElement("div");
      samples.id = "samples";
      document.body.append(samples);
      const nodes = texts.map((text) => {
        const sample = samples.appendChild(document.createElement("div"));
        sample.innerHTML = html;
        const element = sample.querySelector(":not(:has(*))") as HTMLElement;
        element.style.setProperty("font-size", "100px");
        element.style.setProperty("white-space", "nowrap");
        element.className = "text";
        element.textContent = text;
        return element.firstChild as Text;
      });
      // Layout requests the fonts.
      samples.getBoundingClientRect();
      await document.fonts.ready;
      return nodes.map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect().width;
      });
    },
    { html, texts },
  );
  return new Map(texts.map((text, i) => [text, widths[i] ?? Number.NaN]));
}

/** The texts that are shown in other fonts than those that the page loads, with these fonts. */
async function findOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = "#samples .text";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const found: string[] = [];
  for (const [i, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts).not.toEqual([]);
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    if (others.length > 0)
      found.push(`${await page.locator(selector).nth(i).textContent()}: ${others.join(", ")}`);
  }
  await session.detach();
  return found;
}
