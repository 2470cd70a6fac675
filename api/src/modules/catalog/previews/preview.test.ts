import { globSync } from "node:fs";
import { LINK_PREVIEW_SIZE } from "@ligate/contract/content/link-preview";
import { MEDIA_FOLDER } from "../../../http/media-folder.ts";
import { testApp } from "../../../testing/test-app.ts";
import { getProductSummary } from "../products/product.service.ts";
import { mediaPreviewSvg } from "./media-preview.ts";
import { KIND_COLORS, previewSvg } from "./preview-svg.ts";

const { app, db, browser } = testApp();
const SKU = "CA-LA-CMXXPC-XXXXXX";

const picture = (file: string, headers = {}) => app().inject({ url: `/media/designs/${file}`, headers });

it("draws a design as a PNG of the size that sites show", async () => {
  const answer = await picture(`${SKU}.png`);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  const png = answer.rawPayload;
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    LINK_PREVIEW_SIZE.width,
    LINK_PREVIEW_SIZE.height,
  ]);
});

it("has an arc for each part, in the color of its kind, and the vector's name", async () => {
  const summary = await getProductSummary(db(), SKU);

  const svg = previewSvg(summary);

  for (const { kind } of summary.plasmids.flatMap(({ parts }) => parts))
    expect(svg).toContain(KIND_COLORS[kind]);
  expect(svg.match(/<path/g)).toHaveLength(summary.plasmids.flatMap(({ parts }) => parts).length);
  const written = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join("");
  expect(written).toContain(summary.vector_name.replaceAll(">", "&gt;"));
});

it("draws each plasmid of a kit of two", async () => {
  const svg = previewSvg(await getProductSummary(db(), "KO-LV-CMXXPA-H00001"));

  expect(svg.match(/ bp<\/text>/g)).toHaveLength(2);
  expect(svg).toContain("Puro-U6");
  expect(svg).toContain("Blast-");
});

it("draws a design for pages as an SVG of both themes, with the names of its main parts", async () => {
  const answer = await picture("KO-LV-ESXGPA-H00001.svg");

  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  const names = [...answer.body.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(names).toEqual(["11,022 bp", "SpCas9", "Blast", "8,427 bp", "gRNA", "EGFP", "Puro"]);
  expect(answer.body).toContain("prefers-color-scheme:dark");
  const { etag } = answer.headers;
  expect((await picture("KO-LV-ESXGPA-H00001.svg", { "if-none-match": etag })).statusCode).toBe(304);
});

it.each(["KO", "CA", "OE"])("draws every kit with %s that the home page shows", async (method) => {
  for (const delivery of ["SP", "LV"])
    for (const marker of ["G", "R", "X"]) {
      const answer = await picture(`${method}-${delivery}-ESX${marker}PA-H00001.svg`);
      expect(answer.statusCode).toBe(200);
    }
});

it("is not sent again while it has not changed", async () => {
  const { headers } = await picture(`${SKU}.png`);

  expect((await picture(`${SKU}.png`, { "if-none-match": headers.etag })).statusCode).toBe(304);
});

it("is drawn 120 times a minute for one address, and sent as an SVG, which pages show, without this limit", async () => {
  const draw = (type = "png") =>
    app().inject({ url: `/media/designs/${SKU}.${type}`, remoteAddress: "192.0.2.77" });
  for (let drawn = 0; drawn < 120; drawn++) expect((await draw()).statusCode).toBe(200);

  const refused = await draw();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().detail).toBe("Too many files were requested. Please try again in a minute.");
  expect((await draw("svg")).statusCode).toBe(200);
  expect((await picture(`${SKU}.png`)).statusCode).toBe(200);
});

it("draws a picture of the store as a PNG of the same size", async () => {
  const url = "/media/previews/lines/gene-knock-out.png";
  const answer = await app().inject(url);

  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  const png = answer.rawPayload;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const { etag } = answer.headers;
  expect((await app().inject({ url, headers: { "if-none-match": etag } })).statusCode).toBe(304);
});

it("draws every SVG of the store in the colors of the light theme", async () => {
  const files = globSync("**/*.svg", { cwd: MEDIA_FOLDER });
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const svg = await mediaPreviewSvg(file.replace(/\.svg$/, ""));
    expect(svg).toContain('x="220" y="30" width="760" height="570"');
  }
});

it.each([
  "nothing.png",
  "lines/gene-knock-out.svg",
  "lines/..%2Fblog/reading-a-vector-map.png",
  "../../kits.png",
])("has no picture of %s", async (file) => {
  expect((await app().inject(`/media/previews/${file}`)).statusCode).toBe(404);
});

it.each(["KO-AV-CMXGXA-H00001.png", "TR-1001.png", "nothing.png", `${SKU}.gif`, "%00.png"])(
  "has no picture %s",
  async (file) => {
    const answer = await browser().get(`/media/designs/${file}`);

    expect(answer.status).toBe(404);
    expect(answer.body.detail).toMatch(/\.$/);
  },
);
