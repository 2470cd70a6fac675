import { ADDRESS } from "../../../api/src/testing/shoppers.ts";
import { AIMS, report } from "../report.ts";
import { measure, prepare } from "./measure.ts";
import type { Scenario } from "./scenarios.ts";
import type { BenchPostgres, BenchStore } from "./store.ts";

/**
 * One generated product in so many has the rare term, and one in so many a frequent word of the mixed
 * searches.
 */
const RARE = 1_000;
const FREQUENT = 10;

/** Products that can be bought, and orders of each account; the first size fills the page of orders. */
const SIZES = [
  { products: 10_000, orders: 20 },
  { products: 100_000, orders: 100 },
  { products: 1_000_000, orders: 10_000 },
];

/**
 * Measures the same requests while products and orders become more. A search may grow with the logarithm of
 * the number of products that have the rare term, other requests not at all.
 * @param isQuick leaves the last size out
 */
export async function reportGrowth(
  store: BenchStore,
  scenarios: Scenario[],
  rounds: number,
  isQuick: boolean,
): Promise<void> {
  const { services, postgres } = store;
  const running = await prepare(store, scenarios);
  const sizes = isQuick ? SIZES.slice(0, -1) : SIZES;
  const totals: number[][] = [];
  for (const { products, orders } of sizes) {
    console.log(`Growing to ${products} products and ${orders} orders of an account`);
    // The API starts again, because it may keep in memory what it has read of the products.
    await services.restart("api", async () => {
      await growProducts(postgres, products);
      await growOrders(postgres, orders);
      await postgres.query("vacuum analyze");
    });
    totals.push((await measure(store, running, rounds)).map(({ total }) => total));
  }
  const rare = lastByFirst(sizes.map(({ products }) => Math.log(products / RARE)));
  const rows = scenarios.map(({ name: what }, i) => {
    const own = totals.map((all) => all[i] ?? Number.NaN);
    const atMost = Number((what.startsWith("search") ? Math.max(AIMS.growth, rare) : AIMS.growth).toFixed(2));
    const cells = own.map((value) => value.toFixed(2));
    return { what, cells, measured: lastByFirst(own), atMost };
  });
  const titles = sizes.map(({ products, orders }) => `${products} products, ${orders} orders`);
  report(["CPU ms per request", ...titles, "last : first"], rows);
}

const lastByFirst = (values: number[]) => (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);

/** The numbers from $1 to $2: one in ten is a supply, the others are stock items. */
const MADE = `(select n, n % 10 = 0 as is_supply, 'GX-' || n as number, 'ST-G' || n as sku
  from generate_series($1::int, $2::int) n) made`;

/** Adds generated products until the search has this many. */
async function growProducts({ query }: BenchPostgres, total: number): Promise<void> {
  const [found] = await query<{ n: number }>("select count(*)::int as n from search_entries");
  const range = [found?.n ?? 0, total - 1];
  await query(
    `insert into stock_items (sku, name, order_class, price_cents, stock_count, page, tab, lead_days)
      select sku, 'Generated item ' || n, 'Other', 10000 + n % 1000, 50, 'generated-' || n / 50, 'All', 3
      from ${MADE} where not is_supply`,
    range,
  );
  await query(
    `insert into supplies
        (catalog_number, name, image, description, key_features, performance_data, storage_info, ship_info)
      select number, 'Generated supply ' || n, '/media/supplies/generated.svg', '<p>Generated.</p>',
        '', '', '', ''
      from ${MADE} where is_supply`,
    range,
  );
  await query(
    `insert into supply_sizes (catalog_number, unit_size, position, list_cents, unit_cents, lead_days)
      select number, '1 mL', 0, 10000 + n % 1000, 10000 + n % 1000, 3 from ${MADE} where is_supply`,
    range,
  );
  await query(
    `insert into search_entries (sku, sku_key, kind, name, url, price_cents, on_shelf, category, position,
        words)
      select case when is_supply then number else sku end, 'g' || n,
        case when is_supply then 'supply' else 'stock' end,
        'Generated product ' || n,
        case when is_supply then '/product/featured/' || number else '/products/generated-' || n / 50 end,
        10000 + n % 1000, true, case when is_supply then 'Lab supplies' else 'Stock' end, 1000000 + n,
        setweight(to_tsvector('simple', concat_ws(' ', 'generated', 'product', 'g' || n,
          case when n % ${RARE} = 0 then 'tp53' end, case when n % ${FREQUENT} = 0 then 'control' end)), 'A')
      from ${MADE}`,
    range,
  );
}

/** Adds orders until every customer of the benchmark has this many generated ones, with two lines each. */
async function growOrders({ query }: BenchPostgres, perAccount: number): Promise<void> {
  const [found] = await query<{ n: number }>(
    "select count(*)::int as n from orders where payment_source = 'generated' group by user_id limit 1",
  );
  await query(
    `with placed as (
      insert into orders (order_number, payment_token, user_id, status, subtotal_cents, shipping_cents,
          total_cents,
          tax_cents, tax_rate, address, payment_source, placed_at, est_delivery_date)
        select (2000000000 + u.id * 100000 + n)::text, 'generated-' || u.id || '-' || n, u.id, 'paid', 30000,
          4300,
          34300, 0, '0.000000', $3::jsonb, 'generated', now() - make_interval(hours => n), current_date
        from users u, generate_series($1::int, $2::int) n where u.email like 'bench-%'
        returning id, user_id
    ), lines as (
      insert into order_lines (order_id, product_sku, unit_size, product_name, url, order_class, ready_status,
          lead_days,
          quantity, ready_quantity, ready_days, unit_price_cents)
        select id, sku, '1 mL', 'Generated product', '/product/featured/TR-1001', 'Reagent', 'Yes',
          3, 1, 1, 3, 15000
        from placed, unnest(array['TR-1001', 'TR-1002']) sku
    ), paid as (
      insert into payments (user_id, amount_cents, create_request_id, provider_order_id, status, capture_id,
          order_id)
        select user_id, 34300, 'generated-' || id, 'GENERATED' || id, 'captured',
          'GENERATED' || id, id from placed
    )
    insert into ledger (order_id, kind, amount_cents, currency, reference)
      select id, 'capture', 34300, 'USD', 'GENERATED' || id from placed`,
    [(found?.n ?? 0) + 1, perAccount, JSON.stringify(ADDRESS)],
  );
}
