import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import { PageBody, PageHeader } from "../shared/catalog-page.tsx";
import { serviceQuoteUrl } from "../shared/quote-url.ts";
import { Reagents } from "./reagents.tsx";
import type { serviceLoader } from "./service.loader.ts";
import { ServiceOffers } from "./service-offers.tsx";

export function Component() {
  const { url, page } = useLoaderData<typeof serviceLoader>();
  const { title, description, image, content, reagents, offers = [], has_design } = page;
  const hasPrices = offers.some(({ price }) => price !== null);
  const trail = [
    { name: "Services", to: "/services" },
    { name: title, to: `/services/${url}` },
  ];

  return (
    <Page key={url}>
      <Head title={title} description={description} image={image} />
      <Breadcrumbs trail={trail} />
      <PageHeader title={title} description={description} image={image}>
        {hasPrices && <LinkButton to="#offers-title">Order</LinkButton>}
        <LinkButton to={serviceQuoteUrl(url, title)} variant={hasPrices ? "outlined" : "filled"}>
          Get a Quote
        </LinkButton>
        {has_design && (
          <LinkButton to="/design" variant="outlined">
            Go to Design
          </LinkButton>
        )}
      </PageHeader>
      <PageBody html={content} />
      {offers.length > 0 && <ServiceOffers url={url} offers={offers} />}
      {reagents.length > 0 && <Reagents groups={reagents} />}
    </Page>
  );
}
