interface FragmentExample {
  props: Record<string, unknown>;
  /** Field label → value that results from the props. */
  shows: Record<string, string>;
}

const person = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example" };
const written = { "First name": "Ada", "Last name": "Byron", Email: "ada@lab.example" };

/**
 * Every fragment by its federated name, with all of its props. This repeats the contract on purpose, so that the tests
 * find a release that drops a prop.
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

/** The modules that a remote must expose for its fragments. */
export const exposedFragments = (remote: string): string[] =>
  Object.keys(FRAGMENTS)
    .filter((name) => name.startsWith(`${remote}/`))
    .map((name) => name.replace(remote, "."));
