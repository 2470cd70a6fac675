import type { FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";

let gateway: FastifyInstance;
beforeAll(async () => {
  const dir = await writeReleases(aRelease({ name: "shell", entry: "main.js" }));
  gateway = await buildGateway({
    source: releasesIn(dir),
    ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
  });
});
afterAll(() => gateway.close());

/** The directives of the policy of a document. */
async function policyOf(path: string): Promise<Record<string, string>> {
  const { headers } = await gateway.inject(path);
  const directives = String(headers["content-security-policy"]).split("; ");
  return Object.fromEntries(directives.map((text) => [text.split(" ", 1)[0], text.replace(/^\S+ /, "")]));
}

it.each(["/", "/checkout", "/profile/settings"])(
  "lets nothing frame, rebase or script the document of %s",
  async (path) => {
    const policy = await policyOf(path);

    expect(policy).toMatchObject({
      "default-src": "'none'",
      "worker-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "report-to": "policy",
      "report-uri": "/browser-reports/policy",
    });
    expect(Object.values(policy).join(" ")).not.toMatch(/unsafe|\*(?!\.paypal)/);
  },
);

it("lets documents keep no opener and use no device", async () => {
  expect((await gateway.inject("/")).headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining("camera=(), microphone=(), geolocation=()"),
  });
});

it.each(["/", "/releases/registry.json", "/nowhere.js"])(
  "sends the headers of every response with %s",
  async (path) => {
    const { headers } = await gateway.inject(path);

    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  },
);
