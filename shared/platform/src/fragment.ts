import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

type LoadFragment = (name: string) => Promise<{ Component: ComponentType<Record<string, unknown>> }>;

let load: LoadFragment = () => Promise.reject(new Error("No host loads fragments here."));
const known = new Map<string, ComponentType<Record<string, unknown>>>();

/** The host tells how a fragment is loaded by its federated name. */
export function provideFragments(loader: LoadFragment): void {
  load = loader;
  known.clear();
}

export interface FragmentProps {
  /** Federated name, such as `mf-cart-checkout/cart-pop-up`. */
  name: string;
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** What the fragment's own module says that it takes. */
  props?: Record<string, unknown>;
}

/** A piece of another remote's page, loaded at run time when it is first rendered. */
export function Fragment({ name, fallback = null, props }: FragmentProps) {
  return createElement(Suspense, { fallback }, createElement(fragment(name), props));
}

function fragment(name: string): ComponentType<Record<string, unknown>> {
  const component =
    known.get(name) ?? lazy(() => load(name).then(({ Component }) => ({ default: Component })));
  known.set(name, component);
  return component;
}
