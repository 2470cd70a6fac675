interface FragmentExample {
  props: Record<string, unknown>;
  /** Label of a field → what stands in it, by these props. */
  shows: Record<string, string>;
}

const person = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example" };
const written = { "First name": "Ada", "Last name": "Byron", Email: "ada@lab.example" };

/**
 * Every fragment by its federated name, with all the props that whoever embeds it may pass. Said here once more,
 * in words of our own: a release that forgets one of them is found.
 */
export const FRAGMENTS: Record<string, FragmentExample> = {
  "mf-cart-checkout/cart-pop-up": { props: {}, shows: {} },
  "mf-catalog/contact-form": {
    props: { product: "qPCR mix", person },
    shows: { ...written, Product: "qPCR mix", Subject: "Inquiry for qPCR mix" },
  },
  "mf-catalog/quote-form": {
    props: { serviceType: "lentivirus-package", person: { ...person, institution: "Lab" } },
    shows: { ...written, Institution: "Lab", "Service type": "Lentivirus Package Services" },
  },
};

/** What a remote has to expose for it. */
export const exposedFragments = (remote: string): string[] =>
  Object.keys(FRAGMENTS)
    .filter((name) => name.startsWith(`${remote}/`))
    .map((name) => name.replace(remote, "."));
