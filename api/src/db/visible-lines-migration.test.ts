import type { PGlite } from "@electric-sql/pglite";
import { databaseBefore, migrate } from "../testing/older-database.ts";

const MIGRATION = "0027_visible_lines";

let database: PGlite;
beforeAll(async () => {
  database = await databaseBefore(MIGRATION);
});
afterAll(() => database.close());

it("removes invisible characters of stored lines, which answers may not contain, and nothing else", async () => {
  await database.exec(`
    insert into users (email, buyer_references) values
      ('ada@lab.example', '{"cost_center":"\u200d7\u200b1\u{e0041}"}'), ('eve@lab.example', '{"recipient":"می\u200cخواهم"}');
    insert into saved_addresses (user_id, name, address) values
      (1, 'Lab', '{"city":"Boston"}'), (1, 'La\u2060b', '{"city":"Bos\ufeffton"}');`);

  await migrate(database, MIGRATION);

  const { rows: references } = await database.query("select buyer_references as kept from users order by id");
  expect(references).toEqual([{ kept: { cost_center: "71" } }, { kept: { recipient: "می\u200cخواهم" } }]);
  const { rows: addresses } = await database.query("select name, address from saved_addresses order by id");
  expect(addresses).toEqual([
    { name: "Lab", address: { city: "Boston" } },
    { name: "Lab 2", address: { city: "Boston" } },
  ]);
});
