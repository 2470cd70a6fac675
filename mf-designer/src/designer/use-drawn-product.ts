import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { CodePParameters } from "@ligate/contract/design/schemas";
import { useEffect, useRef } from "react";
import type { DesignSelection } from "../shared/design-model/design-selection.ts";
import { missingFields } from "../shared/design-model/design-steps.ts";
import { type DesignProduct, useDesignProduct } from "../shared/design-model/use-design-product.ts";

import { isBlocked, toPartGroups } from "./steps/part-groups.ts";

/** Delay after which the map of an incomplete design is requested. */
const DEBOUNCE_MS = 150;

export interface DrawnProduct {
  /** The product whose maps are drawn. */
  product: ProductSummary | undefined;
  /** The promoter that is drawn until one is chosen. */
  promoter: string | undefined;
}

/**
 * The product that the preview draws. While only the promoter is missing, this is the product with the first possible
 * promoter. It stays until the product of the first choice has loaded.
 */
export function useDrawnProduct(
  design: DesignSelection,
  preview: DesignProduct,
  parts: CodePParameters | undefined,
): DrawnProduct {
  const promoter = parts && findPossiblePromoter(design, parts);
  const outline = useDesignProduct(promoter ? { ...design, promoterName: promoter } : undefined, DEBOUNCE_MS);
  const shown = useRef<DrawnProduct>(undefined);
  const drawn =
    outline.product && promoter ? { product: markPromoterAsGenerated(outline.product), promoter } : undefined;
  useEffect(() => {
    if (drawn || preview.product) shown.current = drawn;
  });

  if (promoter) return drawn ?? { product: undefined, promoter: undefined };
  if (!preview.product && preview.isPending && shown.current) return shown.current;
  return { product: preview.product, promoter: undefined };
}

/** The first promoter with which the other choices can be made, while only the promoter is missing. */
function findPossiblePromoter(design: DesignSelection, parts: CodePParameters): string | undefined {
  if (missingFields(4, design).join() !== "promoterName") return undefined;
  const [promoters, ...others] = toPartGroups(parts);
  if (others.some(({ options, field }) => isBlocked(options, design[field]))) return undefined;
  return promoters?.options.find(({ name }) => !isBlocked(promoters.options, name))?.name;
}

/** The customer has not chosen this promoter, so the map tints it. */
function markPromoterAsGenerated(product: ProductSummary): ProductSummary {
  const plasmids = product.plasmids.map((plasmid) => ({
    ...plasmid,
    parts: plasmid.parts.map((part) => (part.kind === "promoter" ? { ...part, is_generated: true } : part)),
  }));
  return { ...product, plasmids };
}
