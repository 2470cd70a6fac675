import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import { RichText } from "@ligate/ui/rich-text";
import { PageIntro } from "../page-intro.tsx";
import { Reagents } from "./reagents.tsx";
import type { serviceLoader } from "./service.loader.ts";

/** Services that the quote form knows by name. */
const QUOTED = ["custom-cloning", "lentivirus-package", "stable-cell-line"];

export function Component() {
  const { url, page } = useLoaderData<typeof serviceLoader>();

  return (
    <Page>
      <Head title={page.title} description={page.description} />
      <PageIntro title={page.title} description={page.description} image={page.image}>
        <LinkButton to={QUOTED.includes(url) ? `/quote/${url}` : "/quote"}>Get a Quote</LinkButton>
        <LinkButton to="/design" manner="quiet">
          Go to Design
        </LinkButton>
      </PageIntro>
      <RichText html={page.content} />
      {url === "lab-supplies" && <Reagents />}
    </Page>
  );
}
