import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { FeaturedProducts } from "./featured-products.tsx";
import { Hero } from "./hero.tsx";
import type { homeLoader } from "./home.loader.ts";
import { companyJsonLd, storeJsonLd } from "./home-jsonld.ts";
import { HomeSection } from "./home-section.tsx";
import { PromotionCard } from "./promotion-card.tsx";
import { productPromotions, servicePromotions } from "./promotions.ts";
import { ResearchBlog } from "./research-blog.tsx";

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
