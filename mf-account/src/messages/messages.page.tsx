import { useLoaderData } from "@ligate/platform/router";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { EmbeddedForm } from "./embedded-form.tsx";
import type { messagesLoader } from "./messages.loader.ts";
import { ThreadList } from "./thread-list.tsx";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const { threads, total, query, person } = useLoaderData<typeof messagesLoader>();

  return (
    <ProfileLayout
      title="Messages"
      description="Your messages to us and our answers."
      intro="Your messages and requests, and our answers. We reply within one to three business days."
    >
      <ThreadList threads={threads} total={total} query={query} />
      <Panel title="Write to us">
        <EmbeddedForm
          name="mf-catalog/contact-form"
          props={{ person }}
          page={{ to: "/contact", name: "Open the contact page" }}
        />
      </Panel>
    </ProfileLayout>
  );
}
