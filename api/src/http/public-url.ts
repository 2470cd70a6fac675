import type { Settings } from "@ligate/contract/settings/settings";

/** The shop's URL for links in emails, without a trailing slash. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Settings, "PUBLIC_URL" | "PORT">) =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
