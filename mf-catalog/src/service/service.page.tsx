import { quotedService } from "@ligate/contract/quote-choices";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Breadcrumbs } from "@ligate/ui/breadcrumbs";
import { LinkButton } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import { PageIntro } from "../page-intro.tsx";
import { PageText } from "../page-text.tsx";
import { Reagents } from "./reagents.tsx";
import type { serviceLoader } from "./service.loader.ts";

export function Component() {
  const { url, page } = useLoaderData<typeof serviceLoader>();

  return (
    <Page>
      <Head title={page.title} description={page.description} image={page.image} />
      <Breadcrumbs trail={[{ name: page.title, to: `/services/${url}` }]} />
      <PageIntro title={page.title} description={page.description} image={page.image}>
        <LinkButton to={quotedService(url) ? `/quote/${url}` : "/quote"}>Get a Quote</LinkButton>
        <LinkButton to="/design" manner="quiet">
          Go to Design
        </LinkButton>
      </PageIntro>
      <PageText html={page.content} />
      {page.reagents.length > 0 && <Reagents groups={page.reagents} />}
    </Page>
  );
}
