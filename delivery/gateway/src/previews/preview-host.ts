import { PREVIEW_PATH } from "@ligate/delivery/repository/preview-link";
import { parseCookie, type SetCookie, stringifySetCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  STANDALONE_PAGE_HEADERS,
  type StandalonePage,
  standalonePage,
} from "../documents/standalone-page.ts";
import { isOpenedByPerson } from "../documents/unavailable-page.ts";
import { END_PATH } from "./preview-banner.ts";
import type { PreviewRefusal, Previews } from "./previews.ts";

export interface PreviewHostOptions {
  /** PREVIEW_URL */
  url: string;
  /** Public URL of the store. */
  publicUrl: string;
  previews: Previews;
}

const ASK = "Please ask for another link.";
const REFUSALS: Record<PreviewRefusal, { status: number; title: string; text: string }> = {
  invalid: {
    status: 404,
    title: "There is no such preview",
    text: `The link is incomplete, or was not made for this store. ${ASK}`,
  },
  expired: { status: 410, title: "This preview has ended", text: `The link has expired. ${ASK}` },
  missing: {
    status: 410,
    title: "This preview cannot be shown",
    text: `One of its releases has been removed or changed, or cannot be loaded at the moment. ${ASK}`,
  },
};
const ENDED = {
  status: 200,
  title: "The preview has ended",
  text: "What it stored in this browser has been deleted.",
};

/**
 * The host of PREVIEW_URL: to a browser that has opened a link to a preview, it is the store with the releases of the link;
 * all others are sent to the store. Another host is another origin: browsers keep cookies and storage of the store
 * from its scripts. Call it before routes are registered.
 */
export function previewHost(app: FastifyInstance, { url, publicUrl, previews }: PreviewHostOptions): void {
  const { hostname, protocol } = new URL(url);
  const store = new URL(publicUrl).origin;
  const secure = protocol === "https:";
  const cookieName = secure ? "__Host-preview" : "preview";
  const readCookies = ({ headers }: FastifyRequest) => parseCookie(headers.cookie ?? "");
  const onHost = { constraints: { host: new RegExp(`^${hostname.replaceAll(".", "\\.")}(:\\d+)?$`, "i") } };

  app.addHook("onRequest", async (request, reply) => {
    if (hostnameIn(request) !== hostname) return;
    reply.header("x-robots-tag", "noindex, nofollow");
    if (request.url.startsWith(PREVIEW_PATH)) return;
    const opened = await previews.open(readCookies(request)[cookieName] ?? "");
    if (typeof opened === "object") {
      request.preview = opened.preview;
      return;
    }
    reply.header("cache-control", "no-store");
    if (isOpenedByPerson(request)) return reply.redirect(store + request.url);
    return reply.callNotFound();
  });

  app.get<{ Params: { "*": string } }>(`${PREVIEW_PATH}*`, onHost, async (request, reply) => {
    const token = request.params["*"];
    const opened = await previews.open(token);
    if (typeof opened === "string") return sendPage(reply, REFUSALS[opened]);
    const maxAge = Math.ceil((opened.expires - Date.now()) / 1_000);
    return forget(request, reply, { name: cookieName, value: token, maxAge, sameSite: "lax", httpOnly: true })
      .header("cache-control", "no-store")
      .redirect("/", 303);
  });

  app.post(END_PATH, onHost, (request, reply) => sendPage(forget(request, reply), ENDED));

  /** Deletes what a preview has stored in the browser. Not by Clear-Site-Data: that deletes cookies of the whole domain. */
  function forget(request: FastifyRequest, reply: FastifyReply, next?: SetCookie): FastifyReply {
    // By hand: scripts can set names that the library refuses to write.
    const stale = Object.keys(readCookies(request))
      .filter((name) => /^[\x20-\x7e]+$/.test(name))
      .map((name) => `${name}=; Max-Age=0; Path=/${secure ? "; Secure" : ""}`);
    const cookies = next ? [...stale, stringifySetCookie({ ...next, path: "/", secure })] : stale;
    return reply.header("clear-site-data", '"storage"').header("set-cookie", cookies);
  }

  function sendPage(reply: FastifyReply, page: Omit<StandalonePage, "link"> & { status: number }) {
    const link = { href: `${store}/`, text: "Go to the store" };
    return reply
      .code(page.status)
      .headers(STANDALONE_PAGE_HEADERS)
      .send(standalonePage({ ...page, link }));
  }
}

/** Of the address that the browser has opened, which a load balancer passes on; not of X-Forwarded-Host, which scripts can set. */
function hostnameIn({ headers }: FastifyRequest): string {
  const host = headers.host ?? String(headers[":authority"] ?? "");
  return host.replace(/:\d+$/, "").toLowerCase();
}
