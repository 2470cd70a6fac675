const CATEGORIES = 20;
const PER_CATEGORY = 50;

/** The products of the bare server, in a schema of their own so that they do not depend on the store's tables. */
export const PRODUCTS = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.products (
    id integer primary key,
    sku text not null unique,
    name text not null,
    description text not null,
    price_cents integer not null,
    image text not null,
    category text not null,
    position integer not null
  );
  insert into bare.products
    select n, 'SKU-' || n, 'Product number ' || n, repeat('What a product is for. ', 12), n * 7 % 90000 + 1000,
      '/media/products/' || n || '.svg', 'category-' || n % ${CATEGORIES}, n / ${CATEGORIES}
    from generate_series(0, ${CATEGORIES * PER_CATEGORY - 1}) n;
  create index on bare.products (category, position);
  analyze bare.products;`;

export const BY_KEY = {
  name: "by_key",
  text: "select id, sku, name, description, price_cents, image from bare.products where sku = $1",
};
export const LIST = {
  name: "list",
  text: `select id, sku, name, price_cents, image from bare.products
    where category = $1 order by position limit 20`,
};

/** The n-th address of a product, and of a list: one after the other. */
export const productAddress = (n: number): string => `/products/SKU-${n % (CATEGORIES * PER_CATEGORY)}`;
export const listAddress = (n: number): string => `/categories/category-${n % CATEGORIES}`;
