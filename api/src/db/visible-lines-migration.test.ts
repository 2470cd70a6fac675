import type { PGlite } from "@electric-sql/pglite";
import { databaseBefore, migrate } from "../testing/older-database.ts";

let database: PGlite;
afterEach(() => database.close());

it("removes invisible characters of stored lines, which answers may not contain, and nothing else", async () => {
  const MIGRATION = "0027_visible_lines";
  database = await databaseBefore(MIGRATION);
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

it("removes soft hyphens, fillers and other characters without a glyph, and keeps selectors of forms", async () => {
  const MIGRATION = "0029_more_visible_lines";
  database = await databaseBefore(MIGRATION);
  await database.exec(`
    insert into users (email, buyer_references) values
      ('ada@lab.example', '{"cost_center":"7\u00ad\u034f1\u061c\u3164\uffa0"}'), ('eve@lab.example', '{"recipient":"葛\u{e0100} ♥\ufe0f"}');`);

  await migrate(database, MIGRATION);

  const { rows } = await database.query("select buyer_references as kept from users order by id");
  expect(rows).toEqual([{ kept: { cost_center: "71" } }, { kept: { recipient: "葛\u{e0100} ♥\ufe0f" } }]);
});
