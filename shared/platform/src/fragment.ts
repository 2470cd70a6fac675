import type { FragmentName, FragmentProps } from "@ligate/contract/remotes/fragments";
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

type AnyFragment = ComponentType<Record<string, unknown>>;
type LoadFragment = (name: FragmentName) => Promise<{ Component: AnyFragment }>;

let load: LoadFragment = () => Promise.reject(new Error("No host loads fragments here."));
const known = new Map<string, AnyFragment>();

/** The host tells how a fragment is loaded by its federated name. */
export function provideFragments(loader: LoadFragment): void {
  load = loader;
  known.clear();
}

/** What the contract says that the fragment takes; left out where it needs nothing. */
type Given<Props> = Record<never, never> extends Props ? { props?: Props } : { props: Props };

export type FragmentProps<N extends FragmentName> = Given<FragmentProps<N>> & {
  /** Federated name, such as `mf-cart-checkout/cart-pop-up`. */
  name: N;
  /** Shown while it loads. */
  fallback?: ReactNode;
};

/** A piece of another remote's page, loaded at run time when it is first rendered. */
export function Fragment<N extends FragmentName>({ name, fallback = null, props }: FragmentProps<N>) {
  return createElement(Suspense, { fallback }, createElement(fragment(name), props));
}

function fragment(name: FragmentName): AnyFragment {
  const component =
    known.get(name) ?? lazy(() => load(name).then(({ Component }) => ({ default: Component })));
  known.set(name, component);
  return component;
}
