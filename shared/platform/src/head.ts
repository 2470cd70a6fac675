import { company } from "@ligate/contract/settings/company";
import { createElement, Fragment, type ReactNode } from "react";
import { useLocation } from "./router.ts";
import { publicAddress } from "./settings.ts";

export interface HeadProps {
  title: string;
  description: string;
  /** Path of the image for previews of shared links. */
  image?: string;
  /** The Open Graph type. */
  kind?: "website" | "article" | "product";
}

/**
 * The page's title, description, canonical URL (its path without the query) and Open Graph tags. React moves them into the
 * document's head.
 */
export function Head({ title, description, image, kind = "website" }: HeadProps): ReactNode {
  const address = publicAddress(useLocation().pathname);
  const fullTitle = title === company.name ? title : `${title} | ${company.name}`;
  const openGraph: Record<string, string> = {
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
    ...Object.entries(openGraph).map(([property, content]) =>
      createElement("meta", { key: property, property, content }),
    ),
  );
}
