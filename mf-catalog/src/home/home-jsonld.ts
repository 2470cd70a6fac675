import { company } from "@ligate/contract/settings/company";
import { publicAddress } from "@ligate/platform/settings";
import type { SchemaObject } from "@ligate/ui/content/structured-data";
import type { SearchAction, WithActionConstraints } from "schema-dts";

/** The schema.org data of the company. */
export const companyJsonLd = (): SchemaObject => ({
  "@type": "Organization",
  name: company.name,
  url: publicAddress("/"),
  email: company.email,
  telephone: company.phone,
  address: company.address.join(", "),
});

/** The schema.org data of the store, with its search. */
export function storeJsonLd(): SchemaObject {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: publicAddress("/search?q={search_term_string}") },
    "query-input": "required name=search_term_string",
  };
  return { "@type": "WebSite", name: company.name, url: publicAddress("/"), potentialAction: search };
}
