import type { Overview } from "@ligate/contract/content/schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import type { ReactNode } from "react";
import { PageHeader } from "../shared/layout/page-header.tsx";
import { GroupOfPages } from "./group-of-pages.tsx";

export interface OverviewPageProps {
  /** The first segment of the addresses of the pages. */
  kind: "products" | "services";
  title: string;
  description: string;
  /** Links to the next steps. */
  children: ReactNode;
}

/** All pages of a kind, in groups. */
export function OverviewPage({ kind, title, description, children }: OverviewPageProps) {
  const { groups } = useLoaderData<Overview>();
  return (
    <Page>
      <Head title={title} description={description} />
      <Breadcrumbs trail={[{ name: title, to: `/${kind}` }]} />
      <PageHeader title={title} description={description} image="">
        {children}
      </PageHeader>
      {groups.map((group) => (
        <GroupOfPages key={group.title} group={group} kind={kind} />
      ))}
    </Page>
  );
}
