import { sendRequestIds } from "@ligate/server/request-ids";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { type Database, type OpenDatabase, openPostgres, queryRows } from "./database.ts";

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? it : it.skip;
const ID = "3f2a9c01d4e5b678";

let app: FastifyInstance;
let database: OpenDatabase;
let lines: Record<string, unknown>[];
let read: (db: Database) => Promise<unknown>;

beforeEach(async () => {
  lines = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  database = openPostgres(server ?? "postgresql://127.0.0.1:9/none", { connections: 1 });
  app = Fastify({ genReqId: () => ID });
  sendRequestIds(app);
  app.get("/", async () => read(database.db));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await database.close();
});

const applicationName = (db: Database) =>
  queryRows(db, sql`select current_setting('application_name') as name`);

onPostgres("logs a slow statement with the id of its request, and without its values", async () => {
  read = (db) => queryRows(db, sql`select ${"ada@lab.example"}::text as email, pg_sleep(0.6)::text`);
  await app.inject("/");

  expect(lines).toEqual([
    expect.objectContaining({
      ...{ level: 40, reqId: ID, msg: "slow statement" },
      statement: "select $1::text as email, pg_sleep(0.6)::text",
    }),
  ]);
});

onPostgres("names the request in PostgreSQL during a transaction, and not afterward", async () => {
  read = async (db) => [await db.transaction(applicationName), await applicationName(db)];

  expect((await app.inject("/")).json()).toEqual([[{ name: `ligate ${ID}` }], [{ name: "ligate" }]]);
});

onPostgres("names the request in PostgreSQL during a single statement", async () => {
  read = (db) => queryRows(db, sql`select name from pg_cursors where name <> ${""}`);

  expect((await app.inject("/")).json()).toEqual([{ name: ID }]);
});

onPostgres("names each of many requests that wait for one connection", async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `request-${index}`);
  const many = Fastify({ genReqId: ({ headers }) => String(headers["x-id"]) });
  sendRequestIds(many);
  many.get("/", async () => queryRows(database.db, sql`select name from pg_cursors where name <> ${""}`));
  const found = await Promise.all(
    ids.map(async (id) => (await many.inject({ url: "/", headers: { "x-id": id } })).json()),
  );
  await many.close();

  expect(found).toEqual(ids.map((name) => [{ name }]));
});
