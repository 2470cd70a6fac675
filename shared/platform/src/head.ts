import { linkPreview } from "@ligate/contract/content/link-preview";
import { company } from "@ligate/contract/settings/company";
import { createElement, Fragment, type ReactNode } from "react";
import { useLocation } from "./router.ts";
import { publicAddress } from "./settings.ts";

export interface HeadProps {
  title: string;
  description: string;
  /** Path of the image for previews of shared links. An SVG is shown as a PNG; without one, the store's image is shown. */
  image?: string;
  /** The Open Graph type. */
  kind?: "website" | "article" | "product";
}

export interface CanonicalHeadProps extends HeadProps {
  /** The path of the canonical URL; `null` for a page without an address of its own, such as "Not found". */
  canonical: string | null;
}

/**
 * The page's title, description, canonical URL (its path without the query and slashes at the end) and Open Graph tags.
 * React moves them into the document's head.
 */
export function Head({ title, description, image, kind }: HeadProps): ReactNode {
  const canonical = `/${useLocation().pathname.split("/").filter(Boolean).join("/")}`;
  const picture = image === undefined ? {} : { image };
  return createElement(CanonicalHead, { title, description, ...picture, kind: kind ?? "website", canonical });
}

/** The head of a page whose address has other spellings than the canonical one, such as a SKU in lower case. */
export function CanonicalHead({
  title,
  description,
  image,
  kind = "website",
  canonical,
}: CanonicalHeadProps): ReactNode {
  const address = canonical === null ? undefined : publicAddress(canonical);
  const preview = linkPreview(image);
  const fullTitle = title === company.name ? title : `${title} | ${company.name}`;
  const openGraph: Record<string, string | number> = {
    "og:title": title,
    "og:description": description,
    ...(address ? { "og:url": address } : {}),
    "og:type": kind,
    "og:site_name": company.name,
    "og:image": publicAddress(preview.image),
    ...(preview.size ? { "og:image:width": preview.size.width, "og:image:height": preview.size.height } : {}),
  };
  return createElement(
    Fragment,
    null,
    createElement("title", null, fullTitle),
    createElement("meta", { name: "description", content: description }),
    address && createElement("link", { rel: "canonical", href: address }),
    ...Object.entries(openGraph).map(([property, content]) =>
      createElement("meta", { key: property, property, content }),
    ),
    createElement("meta", { name: "twitter:card", content: "summary_large_image" }),
  );
}
