import { createRequire } from "node:module";
import pdfmake from "pdfmake";
import { definitionOf, type PrintedDocument } from "./printed-document.ts";

/** Roboto comes with the library, and has every sign that our texts use. */
const font = (style: string) =>
  createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);

const FONTS = {
  Roboto: {
    normal: font("Regular"),
    bold: font("Medium"),
    italics: font("Italic"),
    bolditalics: font("MediumItalic"),
  },
};

pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(FONTS.Roboto).includes(path));

/** The document as a PDF. */
export const printDocument = (document: PrintedDocument): Promise<Buffer> =>
  pdfmake.createPdf(definitionOf(document)).getBuffer();
