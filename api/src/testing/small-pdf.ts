/** Parts of a PDF that differ from one with an empty page. */
interface PdfParts {
  catalog?: string;
  kids?: string;
  trailer?: string;
  comment?: string;
}

/** A PDF with one empty page, without a table of its objects, which readers then search for. */
export const smallPdf = ({ catalog = "", kids = "3 0 R", trailer = "", comment = "" }: PdfParts = {}) =>
  `%PDF-1.7
%${comment}
1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj
2 0 obj << /Type /Pages /Kids [${kids}] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
trailer << /Root 1 0 R ${trailer} >>
%%EOF
`;
