import { hash } from "node:crypto";
import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import type { FastifyPluginAsync } from "fastify";
import { LRUCache } from "lru-cache";
import { countOrThrow, FILES_BY_ADDRESS } from "../../../http/limits/limits.ts";
import { ProblemError } from "../../../http/problem.ts";
import { getProductSummary } from "../products/product.service.ts";
import { previewSvg } from "./preview-svg.ts";

/** One day, because the URL stays the same when the parts of the design change. */
const CACHE_CONTROL = "public, max-age=86400";
const FONT = createRequire(import.meta.url).resolve("pdfmake/fonts/Roboto/Roboto-Regular.ttf");

/** Pictures by their SVG. There are billions of designs, so only the last ones are kept. */
const pictures = new LRUCache<string, Buffer>({ max: 100, fetchMethod: (svg) => draw(svg) });

/** `/media/designs/KO-LA-CMXXPC-H00001.png`: the picture of a design for previews of links to it. */
export const previewRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>("/media/designs/:file", async ({ params, headers, ip }, reply) => {
    const sku = /^([\w-]{1,40})\.png$/.exec(params.file)?.[1];
    if (!sku) throw new ProblemError(404, `There is no picture ${params.file}.`);
    await countOrThrow(app.db, FILES_BY_ADDRESS, ip);
    const svg = previewSvg(await getProductSummary(app.db, sku));
    const etag = `"${hash("sha256", svg, "base64url")}"`;
    reply.headers({ "cache-control": CACHE_CONTROL, etag });
    if (headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/png").send(await pictures.fetch(svg));
  });
};

/** Takes about 12 ms, outside of the main thread. */
async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: "Roboto" },
  });
  return image.asPng();
}
