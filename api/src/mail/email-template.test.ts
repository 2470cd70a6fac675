import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { attribute, elementsIn, textIn } from "../testing/contrast.ts";
import { nonEmptyRows, renderEmail } from "./email-template.ts";

const plain = { subject: "Your order", paragraphs: ["Thank you."], closing: "Bye." };
const full = {
  ...plain,
  rows: [["2 × Plasmid", "$10.00"]] satisfies [string, string][],
  total: ["Total", "$10.00"] satisfies [string, string],
  verbatim: [">FASTA\nACGT\n  indented"],
  link: { text: "See your order", href: "https://store.example/profile/order/LG-1?a=1&b=2" },
};

type Document = DefaultTreeAdapterTypes.Document;
const classOf = (name: string) => (element: DefaultTreeAdapterTypes.Element) =>
  (attribute(element, "class") ?? "").split(" ").includes(name);
const button = (document: Document) => elementsIn(document).filter(classOf("button-link"));

/** Printable text, with the characters that HTML, CSS and Handlebars treat specially. */
const line = fc
  .array(
    fc.oneof(
      fc.constantFrom("<", ">", "&", '"', "'", "`", "=", "{{", "}}", "{{{", "&lt;", "</p>"),
      fc.string(),
    ),
  )
  .map((parts) => parts.join("").replaceAll(/\s+/g, " ").trim())
  .filter((text) => text !== "");

it("writes the same words as text, with the address of the button on a line of its own", () => {
  expect(renderEmail(full).text).toBe(
    [
      "Thank you.",
      "2 × Plasmid: $10.00\nTotal: $10.00",
      ">FASTA\nACGT\n  indented",
      "See your order:\nhttps://store.example/profile/order/LG-1?a=1&b=2",
      "Bye.",
      "-- \nLigate Biosciences, 100 Binney Street, Cambridge, MA 02142\n+1 (617) 555-0142 · support@ligate.example",
    ].join("\n\n"),
  );
});

it("writes the detail of a row below its name", () => {
  const mail = renderEmail({
    ...plain,
    rows: [["2 × TP53 knock-out", "$10.00", "CRISPR KO Kit--Gene H00001"]],
  });

  expect(mail.text).toContain("2 × TP53 knock-out: $10.00\n  CRISPR KO Kit--Gene H00001\n");
  const [detail] = elementsIn(parse(mail.html)).filter(classOf("detail"));
  expect(detail && textIn(detail)).toBe("CRISPR KO Kit--Gene H00001");
});

it("leaves out what a mail does not have", () => {
  const document = parse(renderEmail(plain).html);

  expect(button(document)).toEqual([]);
  expect(elementsIn(document).filter(classOf("rows"))).toEqual([]);
  expect(elementsIn(parse(renderEmail(full).html)).filter(classOf("detail"))).toEqual([]);
  expect(elementsIn(document).filter(({ tagName }) => tagName === "blockquote")).toEqual([]);
});

it("shows the preheader in the inbox only; it defaults to the first paragraph", () => {
  const preheader = (html: string) =>
    elementsIn(parse(html)).filter(classOf("preheader")).map(textIn).join("");

  expect(preheader(renderEmail(plain).html)).toMatch(/^Thank you\./);
  const mail = renderEmail({ ...plain, preheader: "In short." });
  expect(preheader(mail.html)).toMatch(/^In short\./);
  expect(mail.text).not.toContain("In short.");
});

it("shows every text as it was typed, and adds no element for it", () => {
  // Words with hyphens are in elements of the layout, which keep them on one line.
  const shape = (html: string) =>
    elementsIn(parse(html))
      .filter((element) => !classOf("unbroken")(element))
      .map(({ tagName }) => tagName);
  const expected = shape(renderEmail(full).html);

  fc.assert(
    fc.property(line, line, line, line, (subject, paragraph, value, verbatim) => {
      const mail = renderEmail({
        ...full,
        ...{ subject, paragraphs: [paragraph], rows: [[value, value]], verbatim: [verbatim], closing: value },
        preheader: value,
      });

      expect(shape(mail.html)).toEqual(expected);
      const document = parse(mail.html);
      const texts = elementsIn(document).map((element) => textIn(element));
      expect(texts).toEqual(expect.arrayContaining([subject, paragraph, value, verbatim]));
      expect(mail.text.split("\n\n")).toEqual(expect.arrayContaining([paragraph, verbatim, value]));
      expect(mail.text).toContain(`${value}: ${value}\n`);
    }),
  );
});

it("links to the same address from the button and from the text", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (href) => {
      const mail = renderEmail({ ...plain, link: { text: "See it", href } });

      expect(button(parse(mail.html)).map((element) => attribute(element, "href"))).toEqual([href]);
      expect(mail.text.split("\n")).toContain(href);
    }),
  );
});

it("refuses a button that does not lead to a page of the web", () => {
  const link = { text: "See it", href: "javascript:alert(1)" };

  expect(() => renderEmail({ ...plain, link })).toThrow(/http/);
});

it("keeps words with hyphens on one line, so that a reference number can be read", () => {
  const document = parse(renderEmail({ ...plain, paragraphs: ["Your e-mail <MS-1> is answered."] }).html);

  expect(elementsIn(document).filter(classOf("unbroken")).map(textIn)).toEqual(["e-mail", "<MS-1>"]);
});

it("makes rows of the non-empty values", () => {
  expect(nonEmptyRows({ Email: "ada@lab.example", Phone: "", Product: undefined })).toEqual([
    ["Email", "ada@lab.example"],
  ]);
});
