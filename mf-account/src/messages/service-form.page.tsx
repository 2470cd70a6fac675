import { Link, useLoaderData } from "@ligate/platform/router";
import { MESSAGES_PATH } from "../shared/layout/account-nav-links.ts";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { EmbeddedForm } from "./embedded-form.tsx";
import type { serviceFormLoader } from "./service-form.loader.ts";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const { serviceType, name, person } = useLoaderData<typeof serviceFormLoader>();

  return (
    <ProfileLayout
      title={name}
      description="Request a quote for a service."
      intro={
        <>
          Tell us what you need, and we will quote a price and a delivery date. You will find our answer under{" "}
          <Link to={MESSAGES_PATH}>Messages</Link>.{" "}
          <Link to={`/services/${serviceType}`}>Read about the service</Link>
        </>
      }
    >
      <Panel title="Service Request">
        <EmbeddedForm
          key={serviceType}
          name="mf-catalog/quote-form"
          props={{ serviceType, person }}
          page={{ to: `/quote/${serviceType}`, name: "Open the quote page" }}
        />
      </Panel>
    </ProfileLayout>
  );
}
