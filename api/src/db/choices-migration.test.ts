import { databaseBefore, migrate } from "../testing/older-database.ts";

const MIGRATION = "0031_choices_of_orders";

it("keeps how the vectors of placed orders are drawn, and changes no others", async () => {
  const database = await databaseBefore(MIGRATION);
  const insert = (sku: string, specification = "null") => `
    insert into order_lines (order_id, product_sku, unit_size, product_name, url, order_class, ready_status, lead_days, quantity,
        ready_quantity, unit_price_cents, specification)
      values (1, '${sku}', '', 'Kit', '/', 'CRISPR', 'Yes', 1, 1, 1, 42900, ${specification});`;
  await database.exec(`
    insert into users (id, email) values (1, 'ada@lab.example');
    insert into orders (id, order_number, payment_token, user_id, status, subtotal_cents, shipping_cents, total_cents, address, est_delivery_date)
      values (1, '1', 'token', 1, 'paid', 42900, 4300, 47200, '{}', '2026-12-01');
    ${insert("OE-LV-EFXXPA-H00003-PD10")} ${insert("OE-SP-CMFXXA-H00003-CL01", `'{"cell_line":"HeLa"}'`)}
    ${insert("OE-SP-CMXXXA-H00003-PD10")} ${insert("IE-LV-T3FGPA-H00003-PD10")} ${insert("IR-LA-T3XGPC-H00003-PD10")}
    ${insert("KO-LV-CMFGPA-H00003-PD10")} ${insert("KT-SP-ENFXXA-H00003-PD10", `'{"terminus":"C"}'`)} ${insert("TR-1001")}`);

  await migrate(database, MIGRATION);

  const { rows } = await database.query("select specification from order_lines order by id");
  expect(rows.map((row) => (row as { specification: unknown }).specification)).toEqual([
    { marker: "2A" },
    { cell_line: "HeLa", terminus: "N" },
    null,
    { terminus: "N", reporter: "cell" },
    { reporter: "cell" },
    null,
    { terminus: "C" },
    null,
  ]);
  await database.close();
});
