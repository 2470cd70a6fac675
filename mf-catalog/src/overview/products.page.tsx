import { LinkButton } from "@ligate/ui/controls/button";
import { OverviewPage } from "./overview-page.tsx";

export function Component() {
  return (
    <OverviewPage
      kind="products"
      title="Products"
      description="Kits to knock out, edit, silence and express human and mouse genes, and vectors, viruses and cell lines in stock."
    >
      <LinkButton to="/design">Go to Design</LinkButton>
      <LinkButton to="/quote" variant="outlined">
        Get a Quote
      </LinkButton>
    </OverviewPage>
  );
}
