/** For page tests: fragments of other remotes, stood in for by what they are given. */
import { type FragmentName, fragments } from "@ligate/contract/remotes/fragments";
import { createElement } from "react";
import { provideFragments } from "./fragment.ts";

/**
 * Shows `mf-catalog/contact-form {"product":"…"}` in the place of a fragment. What it is given is parsed by the
 * contract, so that no test passes with props that the fragment does not take.
 */
export function fakeFragments(): void {
  provideFragments(async (name) => ({ Component: standIn.bind(undefined, name) }));
}

function standIn(name: FragmentName, props: unknown) {
  return createElement("div", null, `${name} ${JSON.stringify(fragments[name].parse(props))}`);
}
