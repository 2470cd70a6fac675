import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { ProblemError } from "../http/problem.ts";
import { printInWorker } from "./print-in-worker.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** One day, because the URL stays the same when the text changes. */
const CACHE_CONTROL = "public, max-age=86400";

/**
 * Serves documents as PDFs, such as `/media/manuals/TR-1001-protocol.pdf`.
 * @param noun the kind of document, for the 404 message
 * @param find loads a document by its name, `undefined` if there is none
 */
export function pdfRoute(
  app: FastifyInstance,
  folder: string,
  noun: string,
  find: (name: string) => Promise<PrintedDocument | undefined>,
): void {
  app.get<{ Params: { file: string } }>(`/media/${folder}/:file`, async ({ params, headers }, reply) => {
    const name = /^(.+)\.pdf$/.exec(params.file)?.[1];
    const document = name && (await find(name));
    if (!document) throw new ProblemError(404, `There is no ${noun} ${params.file}.`);
    const pdf = await cachedPdf(`${folder}/${name}`, document);
    const etag = `"${hash("sha256", pdf, "base64url")}"`;
    reply.headers({
      "cache-control": CACHE_CONTROL,
      "content-disposition": `inline; filename="${name}.pdf"`,
      etag,
    });
    return headers["if-none-match"] === etag
      ? reply.code(304).send()
      : reply.type("application/pdf").send(pdf);
  });
}

/** More than there are documents: the names of some may be spelled in several ways. */
const MAX_PDFS = 200;

/** The last PDF of each URL, with the document that it was printed from. */
const cache = new LRUCache<string, { source: string; pdf: Promise<Buffer> }>({ max: MAX_PDFS });

/** The PDF of a document. Prints it only if the document at this URL has changed. */
export function cachedPdf(url: string, document: PrintedDocument): Promise<Buffer> {
  const source = JSON.stringify(document);
  const last = cache.get(url);
  if (last?.source === source) return last.pdf;
  const pdf = printInWorker(document);
  cache.set(url, { source, pdf });
  // A failed print is not cached, so the next request tries again.
  pdf.catch(() => cache.delete(url));
  return pdf;
}
