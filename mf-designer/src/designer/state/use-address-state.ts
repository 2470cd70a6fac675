import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignProblem } from "@ligate/contract/design/schemas";
import { useLoaderData, useLocation, useNavigation } from "@ligate/platform/router";
import { type DesignAddress, parseDesignAddress } from "../../shared/design-model/design-address.ts";
import type { designLoader } from "../design.loader.ts";
import { getResponse } from "./response-cache.ts";

export interface AddressState {
  /** The address of the rendered page. */
  current: DesignAddress;
  /** The same with choices whose options are still being loaded, so that a choice is visible at once. */
  next: DesignAddress;
  /** The product of `next`, if it has a SKU. */
  product: ProductSummary | undefined;
  /** The reason why the design of `next` cannot be made, with fixes. */
  refusal: DesignProblem | undefined;
  /** Another step is being loaded. */
  isLeaving: boolean;
}

export function useAddressState(): AddressState {
  const location = useLocation();
  const navigation = useNavigation();
  const data = useLoaderData<typeof designLoader>();
  const current = parseDesignAddress(location.search);
  const target = navigation.location;
  const pending = target?.pathname === location.pathname ? parseDesignAddress(target.search) : undefined;
  const pendingProduct = pending?.sku ? getResponse<ProductSummary>(`product ${pending.sku}`) : undefined;
  // The address of a refused design has a SKU only, so that its choices are loaded with the reason.
  const rendered = data.refused ? { ...current, choices: data.refused.choices } : current;
  const isKnown = pending && (!pending.sku || pendingProduct);
  return {
    current,
    next: isKnown ? pending : rendered,
    product: isKnown ? pendingProduct : data.product,
    refusal: isKnown ? undefined : data.refused?.problem,
    isLeaving: pending !== undefined && pending.step !== current.step,
  };
}
