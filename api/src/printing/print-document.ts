import { createRequire } from "node:module";
import pdfmake from "pdfmake";
import { type BusinessDocument, toBusinessDefinition } from "./business-document.ts";
import { type PrintedDocument, toPdfDefinition } from "./printed-document.ts";

/** Roboto comes with pdfmake and has all characters of the content. */
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

export const printDocument = (document: PrintedDocument | BusinessDocument): Promise<Buffer> =>
  pdfmake
    .createPdf("kind" in document ? toBusinessDefinition(document) : toPdfDefinition(document))
    .getBuffer();
