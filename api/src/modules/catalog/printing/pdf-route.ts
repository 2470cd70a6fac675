import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../../../http/problem.ts";
import { printOnce } from "./pdf-cache.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** A day: the address stays the same when a text changes. */
const KEPT_A_DAY = "public, max-age=86400";

/**
 * Serves documents as PDFs, beside the pictures: `/media/manuals/TR-1001-protocol.pdf`.
 * @param noun what they are called in a refusal
 * @param find the document of a name, undefined where there is none
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
    const pdf = await printOnce(`${folder}/${name}`, document);
    const etag = `"${hash("sha256", pdf, "base64url")}"`;
    reply.headers({
      "cache-control": KEPT_A_DAY,
      "content-disposition": `inline; filename="${name}.pdf"`,
      etag,
    });
    return headers["if-none-match"] === etag
      ? reply.code(304).send()
      : reply.type("application/pdf").send(pdf);
  });
}
