import { DrizzleQueryError, sql } from "drizzle-orm";
import Fastify from "fastify";
import { registerErrorHandlers } from "../http/error-handler.ts";
import { type Database, isUnavailable, openPostgres, queryRows } from "./database.ts";

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? it : it.skip;

/** The error of a query to a server that is not there. */
async function connectionRefused(query = (db: Database): Promise<unknown> => queryRows(db, sql`select 1`)) {
  const { db, close } = openPostgres("postgres://nobody@127.0.0.1:1/none");
  const error = await query(db).catch((error: unknown) => error);
  await close();
  return error;
}

const inTransaction = (db: Database) => db.transaction((tx) => queryRows(tx, sql`select 1`));

it("recognizes a server that cannot be reached, also by a transaction", async () => {
  expect(isUnavailable(await connectionRefused())).toBe(true);
  expect(isUnavailable(await connectionRefused(inTransaction))).toBe(true);
});

it.each(["ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"])(
  "does not report %s of another connection or a file as unavailable",
  async (code) => {
    const error = Object.assign(new Error("aborted"), { code });
    const app = Fastify();
    registerErrorHandlers(app);
    app.get("/", () => Promise.reject(error));

    expect(isUnavailable(error)).toBe(false);
    expect((await app.inject("/")).statusCode).toBe(500);
    await app.close();
  },
);

onPostgres(
  "recognizes a pool without a free connection",
  async () => {
    const { db, close } = openPostgres(server ?? "");
    const busy = Array.from({ length: 10 }, () => queryRows(db, sql`select pg_sleep(7)`));
    const error = await queryRows(db, sql`select 1`).catch((error: unknown) => error);
    expect(isUnavailable(error)).toBe(true);
    await Promise.all(busy);
    await close();
  },
  20_000,
);

it.each(["23505", "40P01", "22021"])("does not report the failed statement %s as unavailable", (code) => {
  const cause = Object.assign(new Error("failed"), { code });
  expect(isUnavailable(new DrizzleQueryError("select 1", [], cause))).toBe(false);
});

it("answers 503 with a sentence and Retry-After", async () => {
  const app = Fastify();
  registerErrorHandlers(app);
  app.get("/", async () => {
    throw await connectionRefused();
  });
  const answer = await app.inject("/");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json()).toEqual({
    detail: expect.stringMatching(/try again in a few seconds\. Reference: req-1$/),
    request_id: "req-1",
  });
  await app.close();
});
