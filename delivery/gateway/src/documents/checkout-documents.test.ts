import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";

const shell = aRelease({ name: "shell", entry: "main.js", ssr: true });
const checkout = aRelease({ name: "mf-cart-checkout", addresses: ["/cart", "/checkout"], ssr: true });
// A shell that renders a counter of the API.
const SHELL = `
  let api;
  exports.shared = {};
  exports.configureApi = (address) => { api = address; };
  exports.render = async () => {
    const count = await (await fetch(api + "/count")).text();
    return { status: 200, head: "", body: "<h1>" + count + "</h1>", loaderData: {} };
  };`;

let api: FastifyInstance;
let gateway: FastifyInstance;
let rendered = 0;

const startGateway = async (sdkUrl: string) => {
  const dir = await writeReleases({ ...shell, contents: { "server/index.cjs": SHELL } }, checkout);
  return buildGateway({
    source: releasesIn(dir),
    apiUrls: [await api.listen({ port: 0, host: "127.0.0.1" })],
    settings: { ...pageSettings, paypal: { clientId: "id", sdkUrl } },
  });
};
beforeEach(async () => {
  rendered = 0;
  api = Fastify();
  api.get("/content-version", () => ({ version: "one" }));
  api.get("/count", () => String(++rendered));
  gateway = await startGateway("https://www.paypal.com/sdk/js");
});
afterEach(() => Promise.all([gateway.close(), api.close()]));

/** Requests a document until its page comes rendered: on a busy machine, rendering may time out. */
async function getDocument(url: string, acceptEncoding = "") {
  for (;;) {
    const { body, headers, rawPayload } = await gateway.inject({
      url,
      headers: { "accept-encoding": acceptEncoding },
    });
    const html = acceptEncoding ? brotliDecompressSync(rawPayload).toString() : body;
    if (!html.includes("<h1>")) continue;
    const policy = String(headers["content-security-policy"]);
    const sources = (directive: string) => new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.split(" ");
    return { html, headers, policy, sources };
  }
}
const nonceIn = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];

it.each(["/checkout", "/checkout/4334724101", "/checkout?tab=1"])(
  "allows scripts and styles of %s by a nonce that its scripts carry",
  async (url) => {
    const { html, policy, sources } = await getDocument(url);

    const nonce = nonceIn(policy);
    expect(Buffer.from(nonce ?? "", "base64")).toHaveLength(16);
    expect(sources("script-src")).toContain(`'nonce-${nonce}'`);
    expect(sources("style-src")).toContain(`'nonce-${nonce}'`);
    const scripts = [...html.matchAll(/<script(?! type="application\/json")([^>]*)>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, attributes] of scripts) expect(attributes).toContain(` nonce="${nonce}"`);
    expect(policy).not.toContain("unsafe");
  },
);

it("sends another nonce with every response, also in Brotli, and renders the page once", async () => {
  const documents = [
    await getDocument("/checkout"),
    await getDocument("/checkout"),
    await getDocument("/checkout", "br"),
  ];

  expect(new Set(documents.map(({ policy }) => nonceIn(policy))).size).toBe(3);
  for (const { html, policy, headers } of documents) {
    expect(html).toContain(` nonce="${nonceIn(policy)}"`);
    expect(html).toContain("<h1>1</h1>");
    expect(headers["cache-control"]).toBe("no-store");
  }
});

it("sends no nonce with other documents", async () => {
  const { html, policy, headers } = await getDocument("/cart");

  expect(html).not.toContain("nonce");
  expect(policy).not.toContain("nonce");
  expect(headers["cache-control"]).toBe("no-cache");
});

it("allows on the checkout what PayPal documents for its SDK, and nothing of it elsewhere", async () => {
  const paypal = ["https://*.paypal.com", "https://*.paypalobjects.com", "https://*.venmo.com"];
  const { sources } = await getDocument("/checkout");
  for (const directive of ["script-src", "style-src", "img-src", "connect-src", "frame-src", "child-src"]) {
    expect(sources(directive)).toEqual(expect.arrayContaining(paypal));
  }
  expect(sources("img-src")).toContain("data:");

  expect((await getDocument("/cart")).policy).not.toMatch(/paypal|venmo|frame-src|child-src/);
});

it("allows frames of the store on the checkout if the SDK is the sandbox's", async () => {
  await Promise.all([gateway.close(), api.close()]);
  api = Fastify();
  api.get("/count", () => "1");
  gateway = await startGateway("/sandbox/paypal/sdk/js");

  const { policy, sources } = await getDocument("/checkout");

  expect(sources("frame-src")).toEqual(["'self'"]);
  expect(policy).not.toContain("paypal");
});
