import { useLoaderData } from "@ligate/platform/router";
import { EmailVerified } from "./email-verified.tsx";
import { LinkExpired } from "./link-expired.tsx";
import { SetPassword } from "./set-password.tsx";
import type { verifyEmailLoader } from "./verify-email.loader.ts";

export function Component() {
  const { status, email } = useLoaderData<typeof verifyEmailLoader>();
  if (status === "activated") return <EmailVerified />;
  if (status === "not_activated") return <SetPassword email={email} />;
  return <LinkExpired />;
}
