import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { attribute, contrasts, elementsIn, type Scheme, textIn } from "../testing/contrast.ts";
import { compileLayout } from "./compile-layout.ts";
import { renderEmail } from "./email-template.ts";

const PHONE_WIDTH = 390;

const document = parse(
  renderEmail({
    subject: "Your order",
    paragraphs: ["Thank you."],
    rows: [["2 × Plasmid", "$10.00", "Kit--Gene H00001"]],
    total: ["Total", "$10.00"],
    verbatim: ["Where is it?"],
    link: { text: "See your order", href: "https://store.example/" },
    closing: "Bye.",
  }).html,
);
const elements = elementsIn(document);

it("is compiled from the current layout.mjml (pnpm --filter api mail-layout)", async () => {
  expect(readFileSync(new URL("./layout.hbs", import.meta.url), "utf8")).toBe(await compileLayout());
});

it("loads nothing: no image, no font, no script, no frame, no form", () => {
  const loading = elements.filter(
    ({ tagName, attrs }) =>
      /^(img|link|script|iframe|object|embed|form|video|audio|svg|base)$/.test(tagName) ||
      attrs.some(({ name }) => /^(src|srcset|background|on.*)$/.test(name)),
  );
  expect(loading.map(({ tagName }) => tagName)).toEqual([]);

  const css = elements.flatMap((element) => [
    attribute(element, "style") ?? "",
    ...(element.tagName === "style"
      ? element.childNodes.map((node) => ("value" in node ? node.value : ""))
      : []),
  ]);
  expect(css.filter((text) => /url\(|@import|@font-face/.test(text))).toEqual([]);
});

it("has the store's name as text, because many readers see no images", () => {
  const [brand] = elements.filter((element) => attribute(element, "class")?.startsWith("brand"));
  expect(brand && textIn(brand)).toBe("Ligate");
});

it("has no part that is wider than a phone", () => {
  const widths = elements.flatMap((element) => {
    const style = attribute(element, "style") ?? "";
    const declared = [...style.matchAll(/(?:^|;)\s*(?:min-)?width:(\d+)px/g)].map(([, width]) =>
      Number(width),
    );
    const own = /^\d+$/.test(attribute(element, "width") ?? "") ? [Number(attribute(element, "width"))] : [];
    return [...declared, ...own];
  });

  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThan(PHONE_WIDTH / 2);
});

it("declares both color schemes", () => {
  const schemes = elements.filter((element) => attribute(element, "name") === "color-scheme");
  expect(schemes.map((element) => attribute(element, "content"))).toEqual(["light dark"]);
});

it.each<Scheme>(["light", "dark"])("is readable in %s: every text has a contrast of 4.5", (scheme) => {
  const found = contrasts(document, scheme);

  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Ligate",
      "Your order",
      "Thank you.",
      "$10.00",
      "Kit--Gene H00001",
      "Where is it?",
      "See your order",
      "Bye.",
    ]),
  );
  expect(found.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

it("turns every background dark in dark mode", () => {
  const backgrounds = (scheme: Scheme) => contrasts(document, scheme).map(({ background }) => background);
  const light = backgrounds("light");

  expect(backgrounds("dark").filter((background) => light.includes(background))).toEqual([]);
});
