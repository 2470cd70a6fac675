import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import type { GenePage, GeneStock } from "@ligate/contract/genes/gene-page-schemas";
import { Link } from "@ligate/platform/router";
import styles from "./gene.module.css";
import { formatDays } from "./offers.ts";

/** The stock, the published guides and the blog posts of a gene. */
export function GeneResources({ gene: { symbol, methods, stock, guides, posts } }: { gene: GenePage }) {
  const isMade = methods.some(({ offers }) => offers.length > 0);
  return (
    <div className={styles.resources}>
      {isMade && (
        <section aria-labelledby="stock">
          <h2 id="stock">In stock</h2>
          {stock.length > 0 ? (
            <ul className={styles.stock}>
              {stock.map((item) => (
                <StockItem key={item.product_sku} item={item} />
              ))}
            </ul>
          ) : (
            <p>Nothing for {symbol} is in stock. Its kits are made to order.</p>
          )}
        </section>
      )}
      {guides && (
        <section aria-labelledby="guides">
          <h2 id="guides">Guides</h2>
          <p>
            {guides.count} published {guides.count === 1 ? "guide" : "guides"} for {symbol} from{" "}
            {guides.libraries.join(", ")}.{" "}
            <Link to={`/products/item/${guides.product_sku}`}>Choose one when you order the kit</Link>
          </p>
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="posts">
          <h2 id="posts">From the research blog</h2>
          <ul className={styles.posts}>
            {posts.map(({ id, title, date_posted }) => (
              <li key={id}>
                <Link to={`/blog/${id}`}>{title}</Link>
                <time dateTime={date_posted}>{formatDay(date_posted)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function StockItem({ item }: { item: GeneStock }) {
  const { product_sku, product_name, vector_name, formats, from_price, lead_time } = item;
  return (
    <li>
      <Link to={`/products/item/${product_sku}`}>{product_name}</Link>
      <span className={styles.vector}>{vector_name}</span>
      <span>
        {formats.join(", ")} · {from_price === null ? "by quote" : `from ${formatDollars(from_price)}`} ·{" "}
        {formatDays(lead_time)}
      </span>
    </li>
  );
}
