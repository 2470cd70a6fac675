import { company } from "@ligate/contract/company";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { StructuredData } from "@ligate/ui/structured-data";
import { FeaturedProducts } from "./featured-products.tsx";
import { Hero } from "./hero.tsx";
import type { homeLoader } from "./home.loader.ts";
import { OfferTile } from "./offer-tile.tsx";
import { products, services } from "./offers.ts";
import { Part } from "./part.tsx";
import { ResearchBlog } from "./research-blog.tsx";

export function Component() {
  const { featured, posts } = useLoaderData<typeof homeLoader>();

  return (
    <>
      <Head
        title="Gene-editing vectors, designed in front of you"
        description="Knock-out, activation, interference and overexpression kits for human and mouse genes: map, price and lead time while you design."
      />
      <StructuredData data={organization()} />
      <Hero />
      <FeaturedProducts products={featured} />
      <Part title="Products and Services" columns="five">
        {products.map((offer) => (
          <OfferTile key={offer.link} offer={offer} />
        ))}
      </Part>
      <Part title="Services" columns="three">
        {services.map((offer) => (
          <OfferTile key={offer.link} offer={offer} lying />
        ))}
      </Part>
      <ResearchBlog posts={posts} />
    </>
  );
}

/** Who keeps this store. */
const organization = () => ({
  "@type": "Organization",
  name: company.name,
  url: publicAddress("/"),
  email: company.email,
  telephone: company.phone,
  address: company.address.join(", "),
});
