import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/constants";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import { PageBody } from "../shared/layout/page-body.tsx";
import { PageHeader } from "../shared/layout/page-header.tsx";
import { Reagents } from "./reagents.tsx";
import type { serviceLoader } from "./service.loader.ts";

export function Component() {
  const { url, page } = useLoaderData<typeof serviceLoader>();

  return (
    <Page>
      <Head title={page.title} description={page.description} image={page.image} />
      <Breadcrumbs trail={[{ name: page.title, to: `/services/${url}` }]} />
      <PageHeader title={page.title} description={page.description} image={page.image}>
        <LinkButton to={serviceTypeOfUrl(url) ? `/quote/${url}` : "/quote"}>Get a Quote</LinkButton>
        <LinkButton to="/design" variant="outlined">
          Go to Design
        </LinkButton>
      </PageHeader>
      <PageBody html={page.content} />
      {page.reagents.length > 0 && <Reagents groups={page.reagents} />}
    </Page>
  );
}
