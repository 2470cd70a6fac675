import type { OrderFileKind } from "@ligate/contract/order-files/constants";
import { logIn, signUpVerified } from "../../../testing/customers.ts";
import {
  customerWithOrder,
  deposit,
  download,
  FASTA,
  fileUrl,
  GENBANK,
  inDatabase,
  JPEG,
  listOrderFiles,
  PDF,
  PNG,
  TRACE,
} from "../../../testing/deposit.ts";
import { testApp } from "../../../testing/test-app.ts";
import { removeFile } from "./remove-file.ts";

const shop = testApp();
const ADA = "ada@lab.example";

it("lists the files of each line on the order, the oldest first", async () => {
  const { ada, order } = await customerWithOrder(shop);
  const first = await deposit(shop, order, { line: 2 });
  const second = await deposit(shop, order, { line: 2, name: "lot.pdf", bytes: PDF, kind: "certificate" });

  const [one, two] = await listOrderFiles(ada, order);

  expect(one?.files).toEqual([]);
  expect(two?.files).toEqual([
    expect.objectContaining({
      id: first.file.token,
      name: "pTest.fasta",
      kind: "sequence",
      size_bytes: FASTA.length,
    }),
    expect.objectContaining({ id: second.file.token, name: "lot.pdf", kind: "certificate" }),
  ]);
});

it.each<[string, string, OrderFileKind, Buffer]>([
  ["p.gb", "text/plain; charset=utf-8", "sequence", GENBANK],
  ["p.fa", "text/plain; charset=utf-8", "sequence", FASTA],
  ["p.ab1", "application/octet-stream", "qc", TRACE],
  ["p.pdf", "application/pdf", "certificate", PDF],
  ["p.png", "image/png", "qc", PNG],
  ["p.jpg", "image/jpeg", "qc", JPEG],
])("downloads %s unchanged as an attachment of the type %s", async (name, type, kind, bytes) => {
  const { ada, order } = await customerWithOrder(shop);
  const url = fileUrl(await deposit(shop, order, { kind, name, bytes }));

  const { statusCode, headers, rawPayload } = await download(shop, ada, url);

  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(bytes);
  expect(headers).toMatchObject({
    "content-type": type,
    "content-length": String(bytes.length),
    "content-disposition": `attachment; filename=${name}`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "cache-control": "no-store",
  });
});

it.each([
  ['a"b\\c\r\nset-cookie: x=1.gb', "cset-cookie x1.gb"],
  ["Größe β 日本.gb", "Größe β 日本.gb"],
  ["page.html", "page.html.gb"],
  ["100% (50+50); a=b.gb", "100 (50+50) ab.gb"],
])("encodes the name %j for the header", async (typed, name) => {
  const { ada, order } = await customerWithOrder(shop);
  const url = fileUrl(await deposit(shop, order, { name: typed, bytes: GENBANK }));

  const { headers } = await download(shop, ada, url);

  const { parse } = await import("content-disposition");
  const disposition = String(headers["content-disposition"]);
  expect(disposition).toMatch(/^attachment; filename=[ -~]+$/);
  expect(parse(disposition).parameters.filename).toBe(name);
  expect(headers).not.toHaveProperty("set-cookie");
});

it("answers a repeated request with 304, and HEAD without the bytes", async () => {
  const { ada, order } = await customerWithOrder(shop);
  const url = fileUrl(await deposit(shop, order));
  const { headers } = await download(shop, ada, url);

  const again = await download(shop, ada, url, { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const other = await download(shop, ada, url, { "if-none-match": 'W/"other"' });
  expect(other.statusCode).toBe(200);

  const head = await download(shop, ada, url, {}, "HEAD");
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers).toMatchObject({
    "content-length": String(FASTA.length),
    "content-type": headers["content-type"],
    "content-disposition": headers["content-disposition"],
    etag: headers.etag,
  });
});

it("is served to its owner only, and not after a logout or its removal", async () => {
  const { ada, order } = await customerWithOrder(shop);
  const deposited = await deposit(shop, order);
  const url = fileUrl(deposited);
  const eve = shop.browser();
  await signUpVerified(shop.db(), eve, "eve@lab.example");
  const unknown = { detail: "No such file was found." };

  for (const method of ["GET", "HEAD"] as const) {
    expect((await download(shop, eve, url, {}, method)).statusCode).toBe(404);
    expect((await download(shop, shop.browser(), url, {}, method)).statusCode).toBe(401);
  }
  expect((await download(shop, eve, url)).json()).toEqual(unknown);
  expect((await download(shop, ada, `${url.slice(0, -4)}abc/`)).json()).toEqual(unknown);
  const { etag } = (await download(shop, ada, url)).headers;
  expect((await download(shop, eve, url, { "if-none-match": String(etag) })).statusCode).toBe(404);

  await ada.post("/api/logout/");
  expect((await download(shop, ada, url)).statusCode).toBe(401);
  await logIn(ada, ADA);
  expect((await download(shop, ada, url)).statusCode).toBe(200);

  await removeFile(shop.db(), order.orderNumber, deposited.file.id, { settings: inDatabase, publicUrl: "" });
  expect((await download(shop, ada, url)).json()).toEqual(unknown);
  expect((await listOrderFiles(ada, order))[0]?.files).toEqual([]);
});

it("downloads a file of several MB, and accepts none that is larger than the setting", async () => {
  const { ada, order } = await customerWithOrder(shop);
  const bytes = Buffer.concat([Buffer.from(">a\n"), Buffer.alloc(4_999_997, "ACGT")]);
  const url = fileUrl(await deposit(shop, order, { name: "a.fa", bytes }));

  expect((await download(shop, ada, url)).rawPayload.equals(bytes)).toBe(true);
  await expect(deposit(shop, order, { bytes: Buffer.alloc(25_000_001, "A") })).rejects.toThrow(
    "The file has 25 MB, and at most 25 MB can be deposited.",
  );
});
