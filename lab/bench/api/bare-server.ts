/**
 * The yardstick: Fastify and pg with two prepared statements, a product by its key and a list of 20, over the database of
 * the store. Without DATABASE_URL, over its own PGlite in memory. Prints `{"ready":true,"port":…}`.
 */
import { PGlite } from "@electric-sql/pglite";
import Fastify from "fastify";
import pg from "pg";
import { BY_KEY, LIST, PRODUCTS } from "./bare-products.ts";

interface Prepared {
  name: string;
  text: string;
}
interface Connection {
  create(sql: string): Promise<unknown>;
  rows(statement: Prepared, params: string[]): Promise<object[]>;
}

const product = {
  type: "object",
  properties: {
    id: { type: "integer" },
    sku: { type: "string" },
    name: { type: "string" },
    description: { type: "string" },
    price_cents: { type: "integer" },
    image: { type: "string" },
  },
};

const { create, rows } = process.env.DATABASE_URL ? onPostgres(process.env.DATABASE_URL) : await onPglite();
await create(PRODUCTS);
const app = Fastify();

app.get<{ Params: { sku: string } }>(
  "/products/:sku",
  { schema: { response: { 200: product } } },
  async ({ params }, reply) => {
    const [found] = await rows(BY_KEY, [params.sku]);
    return found ?? reply.code(404).send();
  },
);

const list = { type: "array", items: product };
app.get<{ Params: { category: string } }>(
  "/categories/:category",
  { schema: { response: { 200: list } } },
  ({ params }) => rows(LIST, [params.category]),
);

const address = await app.listen({ host: "127.0.0.1", port: 0 });
console.log(JSON.stringify({ ready: true, port: Number(new URL(address).port) }));
process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));

function onPostgres(connectionString: string): Connection {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    create: (sql) => pool.query(sql),
    rows: async (statement, values) => (await pool.query({ ...statement, values })).rows,
  };
}

async function onPglite(): Promise<Connection> {
  const client = await PGlite.create();
  return {
    create: (sql) => client.exec(sql),
    rows: async ({ text }, params) => (await client.query<object>(text, params)).rows,
  };
}
