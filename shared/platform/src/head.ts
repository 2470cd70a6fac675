import { company } from "@ligate/contract/company";
import { createElement, Fragment, type ReactNode } from "react";

export interface HeadProps {
  title: string;
  description: string;
}

/** A page's title and description; React lifts both into the document's head. */
export function Head({ title, description }: HeadProps): ReactNode {
  const fullTitle = title === company.name ? title : `${title} | ${company.name}`;
  return createElement(
    Fragment,
    null,
    createElement("title", null, fullTitle),
    createElement("meta", { name: "description", content: description }),
  );
}
