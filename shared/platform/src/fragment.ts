import type { FragmentProps as ContractProps, FragmentName } from "@ligate/contract/remotes/fragments";
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

type AnyFragment = ComponentType<Record<string, unknown>>;
type LoadFragment = (name: FragmentName) => Promise<{ Component: AnyFragment }>;

let load: LoadFragment = () => Promise.reject(new Error("No host provides fragments here."));
const components = new Map<string, AnyFragment>();

/** The host provides the function that loads a fragment by its federated name. */
export function provideFragments(loader: LoadFragment): void {
  load = loader;
  components.clear();
}

/** The props that the contract declares. Optional if none of them is required. */
type Given<Props> = Record<never, never> extends Props ? { props?: Props } : { props: Props };

export type FragmentProps<N extends FragmentName> = Given<ContractProps<N>> & {
  /** Federated name, such as `mf-cart-checkout/cart-pop-up`. */
  name: N;
  /** Shown while the fragment loads. */
  fallback?: ReactNode;
};

/** A part of a page that another remote exposes. Loaded at run time when it is first rendered. */
export function Fragment<N extends FragmentName>({ name, fallback = null, props }: FragmentProps<N>) {
  return createElement(Suspense, { fallback }, createElement(lazyFragment(name), props));
}

function lazyFragment(name: FragmentName): AnyFragment {
  const component = components.get(name) ?? lazy(() => loadComponent(name));
  components.set(name, component);
  return component;
}

async function loadComponent(name: FragmentName): Promise<{ default: AnyFragment }> {
  try {
    const { Component } = await load(name);
    return { default: Component };
  } catch (error) {
    // React keeps the failure in the lazy component. The next render of the fragment gets a new one.
    components.delete(name);
    throw error;
  }
}
