import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { httpServer } from "./http-server.ts";

it("serves HTTP/2 over TLS with the given certificate", async () => {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const app = httpServer({ tls: { cert, key } });
  app.get("/", (request) => ({ version: request.raw.httpVersion }));
  await app.listen({ port: 0, host: "127.0.0.1" });

  const session = connect(`https://localhost:${(app.server.address() as AddressInfo).port}`, { ca: cert });
  const stream = session.request({ ":path": "/" });
  const [body] = await stream.toArray();
  expect(JSON.parse(String(body))).toEqual({ version: "2.0" });
  session.close();
  await app.close();
});
