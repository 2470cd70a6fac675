import { LinkButton } from "@ligate/ui/controls/button";
import { OverviewPage } from "./overview-page.tsx";

export function Component() {
  return (
    <OverviewPage
      kind="services"
      title="Services"
      description="Cloning, virus, cell lines, genome editing and assays: ordered at a fixed price, or quoted within three business days."
    >
      <LinkButton to="/quote">Get a Quote</LinkButton>
    </OverviewPage>
  );
}
