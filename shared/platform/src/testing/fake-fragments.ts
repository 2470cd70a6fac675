import { type FragmentName, fragments } from "@ligate/contract/remotes/fragments";
import { createElement } from "react";
import { provideFragments } from "../fragment.ts";

/**
 * Renders each fragment as its name and props: `mf-catalog/contact-form {"product":"…"}`. The props are parsed by the
 * contract, so that a test fails where a page passes props that the fragment does not accept.
 */
export function fakeFragments(): void {
  provideFragments(async (name) => ({ Component: FakeFragment.bind(undefined, name) }));
}

function FakeFragment(name: FragmentName, props: unknown) {
  return createElement("div", null, `${name} ${JSON.stringify(fragments[name].parse(props))}`);
}
