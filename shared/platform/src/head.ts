import { company } from "@ligate/contract/settings/company";
import { createElement, Fragment, type ReactNode } from "react";
import { useLocation } from "./router.ts";
import { publicAddress } from "./settings.ts";

export interface HeadProps {
  title: string;
  description: string;
  /** Path of the picture that stands for the page where it is shared. */
  image?: string;
  /** What the page is to who shares it. */
  kind?: "website" | "article" | "product";
}

/**
 * A page's title, description, canonical address (its path, without the query) and what is shown of it where it is
 * shared (Open Graph). React lifts all of it into the document's head.
 */
export function Head({ title, description, image, kind = "website" }: HeadProps): ReactNode {
  const address = publicAddress(useLocation().pathname);
  const fullTitle = title === company.name ? title : `${title} | ${company.name}`;
  const shared: Record<string, string> = {
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:type": kind,
    "og:site_name": company.name,
    ...(image ? { "og:image": publicAddress(image) } : {}),
  };
  return createElement(
    Fragment,
    null,
    createElement("title", null, fullTitle),
    createElement("meta", { name: "description", content: description }),
    createElement("link", { rel: "canonical", href: address }),
    ...Object.entries(shared).map(([property, content]) =>
      createElement("meta", { key: property, property, content }),
    ),
  );
}
