import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { isUnavailable, openPostgres, queryRows } from "./database.ts";

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? it : it.skip;

/** A proxy in front of the server that can stop forwarding, as a frozen machine does. */
async function startProxy(target: URL) {
  const sockets: Socket[] = [];
  let isFrozen = false;
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.on("data", (data) => isFrozen || upstream.write(data)).on("error", () => undefined);
    upstream.on("data", (data) => isFrozen || client.write(data)).on("error", () => undefined);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    sockets.push(client, upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: (value: boolean) => {
      isFrozen = value;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

onPostgres(
  "gives a statement and a transaction up while the server is frozen, and works again afterward",
  async () => {
    const proxy = await startProxy(new URL(server ?? ""));
    const { db, close } = openPostgres(proxy.url, { connections: 2, statementTimeoutMs: 250 });
    const select = () => queryRows(db, sql`select ${1}::int as one`);
    const inTransaction = () => db.transaction((tx) => queryRows(tx, sql`select ${1}::int as one`));
    await Promise.all([select(), inTransaction()]);

    proxy.freeze(true);
    const startedAt = performance.now();
    const errors = await Promise.all(
      [select, inTransaction].map((run) => run().catch((error: unknown) => error)),
    );
    expect(errors.map(isUnavailable)).toEqual([true, true]);
    expect(performance.now() - startedAt).toBeLessThan(1_000);

    proxy.freeze(false);
    expect(await Promise.all([select(), inTransaction()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    await close();
    proxy.close();
  },
);
