import type { FeaturedProduct } from "@ligate/contract/catalog/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import type { BlogEntry } from "@ligate/contract/content/schemas";
import { company } from "@ligate/contract/settings/company";
import { Head } from "@ligate/platform/head";
import { Link, useLoaderData } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { type SchemaObject, StructuredData } from "@ligate/ui/content/structured-data";
import type { SearchAction, WithActionConstraints } from "schema-dts";
import { BlogCard } from "../shared/blog-card.tsx";
import { LinkCard, type LinkCardProps } from "../shared/link-card.tsx";
import { Hero } from "./hero.tsx";
import type { homeLoader } from "./home.loader.ts";
import styles from "./home.module.css";
import { HomeSection } from "./home-section.tsx";
import { type Promotion, productPromotions, servicePromotions } from "./promotions.ts";

export function Component() {
  const { featured, posts } = useLoaderData<typeof homeLoader>();

  return (
    <>
      <Head
        title="Gene-editing vectors, designed in front of you"
        description="Knock-out, activation, interference and overexpression kits for human and mouse genes: map, price and lead time while you design."
      />
      <StructuredData data={companyJsonLd()} />
      <StructuredData data={storeJsonLd()} />
      <Hero />
      <FeaturedProducts products={featured} />
      <HomeSection title="Products and Services" columns="five">
        {productPromotions.map((promotion) => (
          <PromotionCard key={promotion.link} promotion={promotion} />
        ))}
      </HomeSection>
      <HomeSection title="Services" columns="three">
        {servicePromotions.map((promotion) => (
          <PromotionCard key={promotion.link} promotion={promotion} orientation="horizontal" />
        ))}
      </HomeSection>
      <ResearchBlog posts={posts} />
    </>
  );
}

interface FeaturedProductsProps {
  /** `null` if the products could not be loaded. */
  products: FeaturedProduct[] | null;
}

function FeaturedProducts({ products }: FeaturedProductsProps) {
  return (
    <HomeSection
      title="Featured Products"
      columns="strip"
      unloadedContent={products ? undefined : "The featured products"}
    >
      {products?.map((product) => (
        <LinkCard
          key={product.catalog_number}
          to={`/product/featured/${encodeURIComponent(product.catalog_number)}`}
          title={product.product_name}
          image={product.image}
          badge="NEW!"
        >
          <span className={styles.footer}>
            <span className={styles.number}>{product.catalog_number}</span>
            <span className={styles.price}>{formatDollars(product.unit_price)}</span>
          </span>
        </LinkCard>
      ))}
    </HomeSection>
  );
}

/** The schema.org data of the company. */
const companyJsonLd = (): SchemaObject => ({
  "@type": "Organization",
  name: company.name,
  url: publicAddress("/"),
  email: company.email,
  telephone: company.phone,
  address: company.address.join(", "),
});

/** The schema.org data of the store, with its search. */
function storeJsonLd(): SchemaObject {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: publicAddress("/search?q={search_term_string}") },
    "query-input": "required name=search_term_string",
  };
  return { "@type": "WebSite", name: company.name, url: publicAddress("/"), potentialAction: search };
}

interface ResearchBlogProps {
  /** `null` if the posts could not be loaded. */
  posts: BlogEntry[] | null;
}

function ResearchBlog({ posts }: ResearchBlogProps) {
  return (
    <HomeSection
      title="Research Blog"
      columns="four"
      action={<Link to="/blog">All posts</Link>}
      unloadedContent={posts ? undefined : "The latest posts"}
    >
      {posts?.map((post) => (
        <BlogCard key={post.id} post={post} />
      ))}
    </HomeSection>
  );
}

interface PromotionCardProps {
  promotion: Promotion;
  orientation?: LinkCardProps["orientation"];
}

function PromotionCard({ promotion, orientation }: PromotionCardProps) {
  const { name, description, link, image } = promotion;
  return (
    <LinkCard to={link} title={name} image={image} orientation={orientation}>
      <span className={styles.description}>{description}</span>
    </LinkCard>
  );
}
