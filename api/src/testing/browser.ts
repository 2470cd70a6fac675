import type { OutgoingHttpHeaders } from "node:http";
import type { Method } from "@ligate/contract/endpoint";

/** Sends requests to the API: in this process, or over HTTP. */
export interface Transport {
  inject(request: {
    method: Method;
    url: string;
    headers: Record<string, string>;
    remoteAddress: string;
    payload?: object;
  }): Promise<{
    statusCode: number;
    headers: OutgoingHttpHeaders;
    cookies: { name: string; value: string }[];
    json(): ReturnType<typeof JSON.parse>;
    /** The body as text. */
    body: string;
  }>;
}

/** A client that behaves like the shop's pages: keeps cookies, and copies XSRF-TOKEN into the header of writes. */
export class Browser {
  readonly cookies = new Map<string, string>();
  #app: Transport;
  #address: string;

  constructor(app: Transport, address = "127.0.0.1") {
    this.#app = app;
    this.#address = address;
  }

  get(url: string) {
    return this.#send("GET", url, {});
  }

  /** Requests a CSRF token first if there is none, as pages do when they start. */
  async post(url: string, body?: unknown) {
    if (!this.cookies.has("XSRF-TOKEN")) await this.get("/api/csrf/");
    return this.write(url, body, this.cookies.get("XSRF-TOKEN"));
  }

  /** Sends texts and files as `multipart/form-data`. */
  postForm(url: string, fields: object) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return this.post(url, form);
  }

  patch(url: string, body: unknown) {
    return this.write(url, body, this.cookies.get("XSRF-TOKEN"), "PATCH");
  }

  delete(url: string) {
    return this.write(url, undefined, this.cookies.get("XSRF-TOKEN"), "DELETE");
  }

  write(url: string, body: unknown, xsrfToken: string | undefined, method: Method = "POST") {
    return this.#send(method, url, xsrfToken ? { "x-xsrf-token": xsrfToken } : {}, body);
  }

  async #send(method: Method, url: string, headers: Record<string, string>, body?: unknown) {
    const answer = await this.#app.inject({
      method,
      url,
      headers: { ...headers, ...this.#cookieHeader() },
      remoteAddress: this.#address,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    const isJson = /json/.test(String(answer.headers["content-type"]));
    const read = isJson ? answer.json() : answer.body;
    return { status: answer.statusCode, headers: answer.headers, body: read };
  }

  #cookieHeader(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join("; ") } : {};
  }
}
