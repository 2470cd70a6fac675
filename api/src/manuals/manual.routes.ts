import { hash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { ProblemError } from "../problem.ts";
import { manualPdf } from "./manual.service.ts";

/** A day: the address stays the same when a manual changes. */
const KEPT_A_DAY = "public, max-age=86400";

/** Manuals as PDFs, beside the pictures: `/media/manuals/TR-1001-protocol.pdf`. */
export const manualRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>("/media/manuals/:file", async ({ params, headers }, reply) => {
    const slug = /^(.+)\.pdf$/.exec(params.file)?.[1];
    const pdf = slug && (await manualPdf(app.db, slug));
    if (!pdf) throw new ProblemError(404, `There is no manual ${params.file}.`);
    const etag = `"${hash("sha256", pdf, "base64url")}"`;
    reply.headers({
      "cache-control": KEPT_A_DAY,
      "content-disposition": `inline; filename="${slug}.pdf"`,
      etag,
    });
    return headers["if-none-match"] === etag
      ? reply.code(304).send()
      : reply.type("application/pdf").send(pdf);
  });
};
