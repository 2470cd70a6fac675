import { printDocument } from "../../printing/print-document.ts";
import { checkPrintable, printedContent } from "../../printing/printed-content.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { readManuals } from "./manuals/import-manuals.ts";
import { manualDocument } from "./manuals/manual.service.ts";
import { readSupplies } from "./products/supplies/supply-files.ts";
import { readProtocols } from "./protocols/import-protocols.ts";

const names = new Map(readSupplies().map(({ row }) => [row.catalogNumber, row.name]));
const ANY = { number: "KO-LV", title: "Protocol", subject: "Bench protocol", edition: "First" };
const manuals = readManuals([...names.keys()]);

it.each(manuals.map((manual) => [manual.slug, manual] as const))(
  "prints the whole text of %s with the characters of the font",
  async (_, manual) => {
    const productName = names.get(manual.catalogNumber) ?? "";
    const text = pdfText(await printDocument(manualDocument(manual, productName)));

    expect(text).toContain(`Ligate${manual.catalogNumber}${manual.name}`);
    expect(text).toContain(`${productName} · ${manual.catalogNumber} · Version ${manual.version}`);
    expect(text).not.toContain("\0");
    expect(missing(manual.markdown, text)).toEqual([]);
  },
);

it.each(readProtocols().map((part) => [part.file, part] as const))(
  "prints the whole text of %s with the characters of the font",
  async (_, { title, description, markdown }) => {
    const written = `## ${title}\n\n${description}\n\n${markdown}`;
    const text = pdfText(await printDocument({ ...ANY, markdown: written }));

    expect(text).not.toContain("\0");
    expect(missing(written, text)).toEqual([]);
  },
);

/** The PDF has the number of a list item after its first line, which may end within a word: "8 µg/2. mL". */
function missing(markdown: string, text: string): string[] {
  const whole = text.replaceAll(/(?<=[/-])\d+\. /g, "");
  return wordsOf(markdown).filter((word) => !text.includes(word) && !whole.includes(word));
}

/** Removes Markdown syntax and link targets, which the PDF text does not contain. */
const wordsOf = (markdown: string) =>
  markdown.replaceAll(/\]\([^)]*\)|\[|^\d+\. |[*|#]|---/gm, " ").split(/\s+/);

it("prints links with their targets", async () => {
  const pdf = await printDocument({ ...ANY, markdown: "A [**kit**](https://store.example/kit)." });

  expect(pdfText(pdf)).toContain("A kit.");
  expect(pdf.toString("latin1")).toContain("/URI (https://store.example/kit)");
});

it("keeps a short table and the heading above it on one page", () => {
  const rows = (count: number) => `| A |\n| --- |\n${"| b |\n".repeat(count)}`;
  const content = printedContent(`## One\n\n${rows(3)}\n## Two\n\nText.\n\n${rows(40)}`);

  expect(content).toMatchObject([
    { stack: [{ style: "heading" }, { table: { headerRows: 1 } }], unbreakable: true },
    { style: "heading" },
    { style: "paragraph" },
    { table: { headerRows: 1 }, unbreakable: false },
  ]);
});

it("reports the line of elements that cannot be printed", () => {
  const file = "manuals/TR-1001-protocol.md";
  const check = (markdown: string) => () => checkPrintable(file, 7, markdown);

  expect(check("Text.\n\n- a\n- b\n\n**c** *d* [e](/f)\n")).not.toThrow();
  expect(check("Text.\n\n![a](b.png)\n")).toThrow(`${file}:9: a printed text has no image`);
  expect(check("Text.\n\n```\nx\n```\n")).toThrow(`${file}:9: a printed text has no code`);
  expect(check("- a\n  - b\n")).toThrow(`${file}:7: a printed text has no list in a list`);
});
