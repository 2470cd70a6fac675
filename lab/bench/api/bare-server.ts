/**
 * The yardstick: Fastify and pg with two prepared statements, a product by its key and a list of 20, over the
 * database of the store. Prints `{"ready":true,"port":…}`.
 */
import Fastify from "fastify";
import pg from "pg";

/**
 * 1,000 products in 20 categories, in a schema of their own so that they do not depend on the store's tables.
 */
const PRODUCTS = `
  create schema bare;
  create table bare.products as
    select n as id, 'SKU-' || n as sku, 'Product number ' || n as name,
      repeat('What a product is for. ', 12) as description, n * 7 % 90000 + 1000 as price_cents,
      '/media/products/' || n || '.svg' as image, 'category-' || n % 20 as category, n / 20 as position
    from generate_series(0, 999) n;
  alter table bare.products add primary key (id), add unique (sku);
  create index on bare.products (category, position);
  analyze bare.products;`;

const BY_KEY = {
  name: "by_key",
  text: "select id, sku, name, description, price_cents, image from bare.products where sku = $1",
};
const LIST = {
  name: "list",
  text: `select id, sku, name, price_cents, image from bare.products
    where category = $1 order by position limit 20`,
};

const text = { type: "string" };
const integer = { type: "integer" };
const product = {
  type: "object",
  properties: { id: integer, sku: text, name: text, description: text, price_cents: integer, image: text },
};
const list = { type: "array", items: product };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(PRODUCTS);
const app = Fastify();

app.get<{ Params: { sku: string } }>(
  "/products/:sku",
  { schema: { response: { 200: product } } },
  async ({ params }, reply) => {
    const { rows } = await pool.query({ ...BY_KEY, values: [params.sku] });
    return rows[0] ?? reply.code(404).send();
  },
);

app.get<{ Params: { category: string } }>(
  "/categories/:category",
  { schema: { response: { 200: list } } },
  async ({ params }) => (await pool.query({ ...LIST, values: [params.category] })).rows,
);

const address = await app.listen({ host: "127.0.0.1", port: 0 });
console.log(JSON.stringify({ ready: true, port: Number(new URL(address).port) }));
for (const event of ["SIGTERM", "disconnect"] as const) process.once(event, () => process.exit(0));
