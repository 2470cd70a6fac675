import { sql } from "drizzle-orm";
import { outbox } from "../jobs/outbox.table.ts";
import { testDatabase } from "../testing/database/test-database.ts";
import { errorForLog } from "./error-for-log.ts";

const { db } = testDatabase();
const SECRET = "ada@lab.example";

async function failedInsert(): Promise<unknown> {
  const mail = { key: "reset:1", recipient: SECRET, subject: "Reset", text: SECRET, html: SECRET };
  await db().insert(outbox).values(mail);
  return db()
    .insert(outbox)
    .values(mail)
    .then(
      () => undefined,
      (error) => error,
    );
}

it("has the statement of a failed query and its reason, and none of its values", async () => {
  const error = await failedInsert();
  expect((error as Error).message).toContain(SECRET);

  const logged = errorForLog(new Error("The mail was not stored", { cause: error }));

  expect(logged).toMatchObject({
    message: "The mail was not stored",
    cause: {
      message: expect.stringMatching(/^Failed query: insert into "outbox"/),
      cause: { code: "23505", message: expect.stringContaining("unique constraint") },
    },
  });
  expect(JSON.stringify(logged)).not.toContain(SECRET);
});

it("has no value that PostgreSQL quotes", async () => {
  const error = await db()
    .execute(sql`select ${SECRET}::int`)
    .catch((reason) => reason);

  expect(errorForLog(error)).toMatchObject({ cause: { code: "22P02" } });
  expect(JSON.stringify(errorForLog(error))).not.toContain(SECRET);
});

it("keeps what others throw", () => {
  expect(errorForLog("gone")).toEqual({ type: "string", message: "gone", stack: "" });
  expect(errorForLog(new TypeError("x is not a function"))).toMatchObject({
    type: "TypeError",
    message: "x is not a function",
    stack: expect.stringMatching(/^ {4}at /),
  });
});
