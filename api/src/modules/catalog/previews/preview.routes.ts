import { hash } from "node:crypto";
import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { countOrThrow, FILES_BY_ADDRESS } from "../../../http/limits.ts";
import { ProblemError } from "../../../http/problem.ts";
import { getProductSummary } from "../products/product.service.ts";
import { designSvg } from "./design-svg.ts";
import { mediaPreviewSvg } from "./media-preview.ts";
import { previewSvg } from "./preview-svg.ts";

/** One day, because the URL stays the same when the parts of a design or a file change. */
const CACHE_CONTROL = "public, max-age=86400";

/** Path of an SVG file, without characters that lead out of its folder. */
const MEDIA_FILE = /^((?:[\w-]+\/){0,3}[\w-]{1,80})\.png$/;
const DESIGN_FILE = /^([\w-]{1,40})\.(png|svg)$/;

/** Pictures for previews of links, as PNG files of `LINK_PREVIEW_SIZE`, and pictures of designs for pages. */
export const previewRoutes: FastifyPluginAsync = async (app) => {
  /** `/media/designs/KO-LA-CMXXPC-H00001.png`: the plasmids of a design; as `.svg`, a picture of `DESIGN_PICTURE_SIZE`. */
  app.get<{ Params: { file: string } }>("/media/designs/:file", async (request, reply) => {
    const { file } = request.params;
    const [, sku, type] = DESIGN_FILE.exec(file) ?? [];
    if (!sku) throw noPicture(file);
    if (type === "svg") return sendSvg(request, reply, designSvg(await getProductSummary(app.db, sku)));
    await countFile(app, request);
    return sendPng(request, reply, previewSvg(await getProductSummary(app.db, sku)));
  });

  /** `/media/previews/lines/gene-knock-out.png`: a picture of the store, `/media/lines/gene-knock-out.svg`. */
  app.get<{ Params: { "*": string } }>("/media/previews/*", async (request, reply) => {
    const file = request.params["*"];
    const name = MEDIA_FILE.exec(file)?.[1];
    if (!name) throw noPicture(file);
    await countFile(app, request);
    const svg = await mediaPreviewSvg(name);
    if (svg === undefined) throw noPicture(file);
    return sendPng(request, reply, svg);
  });
};

const noPicture = (file: string) => new ProblemError(404, `There is no picture ${file}.`);

const countFile = (app: FastifyInstance, { ip }: FastifyRequest) =>
  countOrThrow(app.db, FILES_BY_ADDRESS, ip);

async function sendPng(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const tag = hash("sha256", svg, "base64url");
  if (isCached(request, reply, tag)) return reply.code(304).send();
  return reply.type("image/png").send(await pictures.fetch(tag, { context: svg }));
}

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const tag = hash("sha256", svg, "base64url");
  return isCached(request, reply, tag) ? reply.code(304).send() : reply.type("image/svg+xml").send(svg);
}

/** Whether the browser has the picture with this digest of its SVG. Sets the headers of the response. */
function isCached({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const etag = `"${tag}"`;
  reply.headers({ "cache-control": CACHE_CONTROL, etag });
  return headers["if-none-match"] === etag;
}

const FONT = createRequire(import.meta.url).resolve("pdfmake/fonts/Roboto/Roboto-Regular.ttf");

const MAX_PICTURE_BYTES = 16 * 1024 * 1024;

/** Pictures by the digest of their SVG. There are billions of designs, so only the last ones are kept. */
const pictures = new LRUCache<string, Buffer, string>({
  maxSize: MAX_PICTURE_BYTES,
  sizeCalculation: (picture) => picture.length,
  fetchMethod: (_tag, _stale, { context: svg }) => render(svg),
});

/** Draws an SVG as a PNG, with all texts in Roboto. Takes about 12 ms, outside of the main thread. */
async function render(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: "Roboto" },
  });
  return image.asPng();
}
