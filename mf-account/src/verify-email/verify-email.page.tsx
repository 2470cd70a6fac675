import type { VerificationResult } from "@ligate/contract/account/schemas";
import { useLoaderData } from "@ligate/platform/router";
import { useState } from "react";
import { ConfirmPassword } from "./confirm-password.tsx";
import { EmailVerified } from "./email-verified.tsx";
import { LinkExpired } from "./link-expired.tsx";
import { SetPassword } from "./set-password.tsx";
import type { verifyEmailLoader } from "./verify-email.loader.ts";

export function Component() {
  const { token, result } = useLoaderData<typeof verifyEmailLoader>();
  return <Verification key={token} token={token} loaded={result} />;
}

interface VerificationProps {
  token: string;
  /** The API's answer to the link alone. */
  loaded: VerificationResult;
}

function Verification({ token, loaded }: VerificationProps) {
  const [{ status, email, needs_password }, setResult] = useState(loaded);
  if (status === "not_activated") return <SetPassword email={email} />;
  if (status !== "activated") return <LinkExpired />;
  if (needs_password) return <ConfirmPassword token={token} email={email} onResult={setResult} />;
  return <EmailVerified />;
}
