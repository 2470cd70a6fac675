/** The headers that a store and a browser exchange although the browser is at another address, which has no TLS. */
import type { IncomingHttpHeaders } from "node:http";

/** Browsers accept cookies with this prefix from https addresses only. */
const SECURE_PREFIX = "__Host-";
const LOCAL_PREFIX = "ligate-host-";

/** Browsers name the destination of a request. Of other clients, any request may be for a document. */
const DOCUMENT = "document";

/**
 * The request as if it had been made at the store. A document is requested uncompressed, because the proxy reads it.
 * @param proxy origin of the proxy
 * @param store origin of the store
 */
export function toStoreRequest(
  headers: IncomingHttpHeaders,
  proxy: string,
  store: string,
): IncomingHttpHeaders {
  const { origin, referer, cookie, "sec-fetch-dest": destination = DOCUMENT } = headers;
  return {
    ...headers,
    ...(origin && { origin: replaceOrigin(origin, proxy, store) }),
    ...(referer && { referer: replaceOrigin(referer, proxy, store) }),
    ...(cookie && { cookie: cookie.replaceAll(LOCAL_COOKIE, SECURE_PREFIX) }),
    ...(destination === DOCUMENT && { "accept-encoding": "identity" }),
  };
}

const LOCAL_COOKIE = new RegExp(`(?<=^|; )${LOCAL_PREFIX}`, "g");

/** The response as if the store were at the address of the proxy: redirects stay there, and its cookies need no https. */
export function toLocalResponse(headers: IncomingHttpHeaders, store: string): IncomingHttpHeaders {
  const { location, "set-cookie": cookies } = headers;
  return {
    ...headers,
    ...(location && { location: replaceOrigin(location, store, "") || "/" }),
    ...(cookies && { "set-cookie": [cookies].flat().map(toLocalCookie) }),
  };
}

const toLocalCookie = (cookie: string): string =>
  cookie.replace(SECURE_PREFIX, LOCAL_PREFIX).replaceAll(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, "");

const replaceOrigin = (url: string, from: string, to: string): string =>
  url === from || url.startsWith(`${from}/`) ? to + url.slice(from.length) : url;
