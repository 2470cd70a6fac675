import type { Transport } from "../../../api/src/testing/browser.ts";

/** Sends requests over HTTP. @param origin returns the address of the API process for the next request */
export function httpTransport(origin: () => string): Transport {
  return {
    async inject({ method, url, headers, remoteAddress, payload }) {
      const isForm = payload instanceof FormData;
      const body = isForm ? payload : JSON.stringify(payload);
      const type: Record<string, string> = isForm || !payload ? {} : { "content-type": "application/json" };
      const sent = { ...headers, ...type, "x-forwarded-for": remoteAddress };
      const answer = await fetch(origin() + url, { method, headers: sent, ...(payload ? { body } : {}) });
      const text = await answer.text();
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        cookies: answer.headers.getSetCookie().map(cookieOf),
        json: () => (text === "" ? undefined : JSON.parse(text)),
        body: text,
      };
    },
  };
}

const cookieOf = (line: string) => {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) };
};
