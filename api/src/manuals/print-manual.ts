import { createRequire } from "node:module";
import pdfmake from "pdfmake";
import { manualDocument, type PrintedManual } from "./manual-document.ts";

/** Roboto comes with the library, and has every sign that manuals use. */
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

/** The manual as a PDF. */
export const printManual = (manual: PrintedManual): Promise<Buffer> =>
  pdfmake.createPdf(manualDocument(manual)).getBuffer();
