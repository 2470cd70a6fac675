import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
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
  const isKnown = pending && (!pending.sku || pendingProduct);
  return {
    current,
    next: isKnown ? pending : current,
    product: isKnown ? pendingProduct : data.product,
    isLeaving: pending !== undefined && pending.step !== current.step,
  };
}
