import { once } from "node:events";
import { connect } from "node:http2";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { generate } from "selfsigned";
import { startFrontGateway } from "../testing/listening-gateway.ts";
import { plainBody } from "../testing/raw-connection.ts";

it.each([
  ["JSON", "application/json", 320 * 1024, "256 KiB"],
  ["a form", "multipart/form-data; boundary=x", 12 * 1024 * 1024, "11 MiB"],
])(
  "refuses %s that is too large over HTTP/2, with and without a declared length",
  async (_, type, bytes, limit) => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
    const api = Fastify({ bodyLimit: 16 * 1024 * 1024 });
    api.removeAllContentTypeParsers();
    api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    api.post("/api/read/", async () => ({ read: true }));
    const { port, close } = await startFrontGateway(api, { tls: { cert, key } });
    const session = connect(`https://localhost:${port}`, { ca: cert });

    for (const length of [{ "content-length": bytes }, {}]) {
      const stream = session.request({
        ":method": "POST",
        ":path": "/api/read/",
        "content-type": type,
        ...length,
      });
      stream.on("error", () => {});
      const response = once(stream, "response");
      const body = text(stream);
      Readable.from(plainBody(bytes)).pipe(stream);

      expect((await response)[0][":status"]).toBe(413);
      expect(JSON.parse(await body)).toEqual({
        detail: `This request is too large. At most ${limit} can be sent at once.`,
      });
    }
    session.close();
    await close();
  },
);
