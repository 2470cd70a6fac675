import { Head } from "@ligate/platform/head";
import { NavLink, useLoaderData } from "@ligate/platform/router";
import { RichText } from "@ligate/ui/content/rich-text";
import { Page } from "@ligate/ui/layout/page";
import { POLICIES } from "./policies.ts";
import type { policyLoader } from "./policy.loader.ts";
import styles from "./policy.module.css";

export function Component() {
  const { title, description, content } = useLoaderData<typeof policyLoader>();

  return (
    <Page>
      <Head title={title} description={description} />
      <nav className={styles.navigation} aria-label="All policies">
        {POLICIES.map(({ to, name }) => (
          <NavLink key={to} className={styles.link} to={to}>
            {name}
          </NavLink>
        ))}
      </nav>
      <article aria-labelledby="policy-title">
        <h1 id="policy-title">{title}</h1>
        <p className={styles.lead}>{description}</p>
        <RichText html={content} />
      </article>
    </Page>
  );
}
