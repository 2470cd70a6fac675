import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LiveRelease } from "@ligate/build/release-format";
import type { Renderer } from "../rendering/renderer.ts";
import { aRelease } from "./releases-on-disk.ts";

const dir = mkdtempSync(join(tmpdir(), "ligate-renderer-"));
let written = 0;

/** What pages are told of a store that tests nothing of that. */
export const pageSettings = {
  publicUrl: "https://store.example",
  paypal: { clientId: "", sdkUrl: "" },
  testProduct: false,
};

/** One more release of a name, whose server file has the given source. */
export function released(name: string, source: string): LiveRelease & { serverFile: string } {
  const id = String(++written);
  const serverFile = join(dir, `${name}-${id}.cjs`);
  writeFileSync(serverFile, source);
  return { ...aRelease({ name, id, ssr: true }), base: `/releases/${name}/${id}/`, serverFile };
}

/** A shell that renders what the remote's table says, and shares one module. */
export const shell = released(
  "shell",
  `exports.shared = { greeting: "hello" };
   exports.configureApi = (address) => { exports.api = address; };
   exports.provideSettings = ({ publicUrl }) => { exports.store = publicUrl; };
   exports.render = async (name, routes, url) => {
     const body = name ? await routes[0](url) : "nobody owns " + url;
     return { status: 200, head: "", body: name + " " + body + " " + exports.api, loaderData: {} };
   };`,
);

/** A release that renders: the shared greeting and the address. */
export const working = (name: string) =>
  released(name, `const hello = require("greeting"); exports.routes = [(url) => hello + " " + url];`);

/** The release's page comes within a second: the first one waits for its thread to start. */
export async function expectRendered(renderer: Renderer, release: LiveRelease): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const outcome = await renderer.render(shell, release, "/x?q=1");
    if ("body" in outcome)
      return expect(outcome.body).toBe(`${release.name} hello /x?q=1 http://api.invalid`);
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`No page of ${release.name} is rendered.`);
}
