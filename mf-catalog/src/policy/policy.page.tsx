import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { RichText } from "@ligate/ui/content/rich-text";
import { Page } from "@ligate/ui/layout/page";
import type { policyLoader } from "./policy.loader.ts";
import styles from "./policy.module.css";
import { PolicyNavigation } from "./policy-navigation.tsx";

export function Component() {
  const { title, description, content } = useLoaderData<typeof policyLoader>();

  return (
    <Page>
      <Head title={title} description={description} />
      <PolicyNavigation />
      <article aria-labelledby="policy-title">
        <h1 id="policy-title">{title}</h1>
        <p className={styles.lead}>{description}</p>
        <RichText html={content} />
      </article>
    </Page>
  );
}
