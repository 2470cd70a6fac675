import { useLocation } from "@ligate/platform/router";
import { useIsHydrated } from "@ligate/ui/controls/use-is-hydrated";

/** The SKU in the fragment of the address, in upper case. Undefined until hydration: a server does not know the fragment. */
export function useAddressedOffer(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? hash.slice(1).toUpperCase() || undefined : undefined;
}
