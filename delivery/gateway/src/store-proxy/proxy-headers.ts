/** The headers that a store and a browser exchange although the browser is at another address, which has no TLS. */
import type { IncomingHttpHeaders } from "node:http";
import { sha256 } from "@ligate/build/release-format/hashed-names";

/** Scripts of the store read it, so it keeps its name. */
const TOKEN_COOKIE = "XSRF-TOKEN";

/** Browsers send `Sec-Fetch-Dest`. A request without it may be for a document. */
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
    ...(cookie !== undefined && { cookie: toStoreCookies(cookie, store) }),
    ...(destination === DOCUMENT && { "accept-encoding": "identity" }),
  };
}

/** Cookies of `localhost` belong to every port: a store gets its own, and neither those of other stores nor of other projects. */
function toStoreCookies(cookie: string, store: string): string {
  const prefix = cookiePrefix(store);
  return cookie
    .split(/; */)
    .filter((one) => one.startsWith(prefix) || one.startsWith(`${TOKEN_COOKIE}=`))
    .map((one) => (one.startsWith(prefix) ? one.slice(prefix.length) : one))
    .join("; ");
}

/** In front of the names of a store's cookies. Browsers accept `__Host-` and `__Secure-` from https addresses only. */
const cookiePrefix = (store: string): string => `ligate-${sha256(store).toString("hex").slice(0, 8)}-`;

/** The response as if the store were at the address of the proxy: redirects stay there, and its cookies need no https. */
export function toLocalResponse(headers: IncomingHttpHeaders, store: string): IncomingHttpHeaders {
  const { location, "set-cookie": cookies } = headers;
  return {
    ...headers,
    ...(location && { location: replaceOrigin(location, store, "") || "/" }),
    ...(cookies && { "set-cookie": [cookies].flat().map((cookie) => toLocalCookie(cookie, store)) }),
  };
}

function toLocalCookie(cookie: string, store: string): string {
  const named = cookie.startsWith(`${TOKEN_COOKIE}=`) ? cookie : cookiePrefix(store) + cookie;
  return named.replaceAll(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, "");
}

const replaceOrigin = (url: string, from: string, to: string): string =>
  url === from || url.startsWith(`${from}/`) ? to + url.slice(from.length) : url;
