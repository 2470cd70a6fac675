import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { registerErrorHandlers } from "../http/error-handler.ts";
import { isUnavailable, openPostgres, rowsOf } from "./database.ts";

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? it : it.skip;

/** The error of a query to a server that is not there. */
async function connectionRefused(): Promise<unknown> {
  const { db, close } = openPostgres("postgres://nobody@127.0.0.1:1/none");
  const error = await rowsOf(db, sql`select 1`).catch((error: unknown) => error);
  await close();
  return error;
}

it("recognizes a server that cannot be reached", async () => {
  expect(isUnavailable(await connectionRefused())).toBe(true);
});

onPostgres(
  "recognizes a pool without a free connection",
  async () => {
    const { db, close } = openPostgres(server ?? "");
    const busy = Array.from({ length: 10 }, () => rowsOf(db, sql`select pg_sleep(7)`));
    const error = await rowsOf(db, sql`select 1`).catch((error: unknown) => error);
    expect(isUnavailable(error)).toBe(true);
    await Promise.all(busy);
    await close();
  },
  20_000,
);

it.each(["23505", "40P01", "22021"])("does not report the failed statement %s as unavailable", (code) => {
  expect(isUnavailable({ cause: { code } })).toBe(false);
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
  expect(answer.json()).toEqual({ detail: expect.stringMatching(/try again in a few seconds\.$/) });
  await app.close();
});
