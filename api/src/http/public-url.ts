import type { Settings } from "@ligate/contract/settings/settings";

/** The store's address as it stands in mails, without a slash at its end. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Settings, "PUBLIC_URL" | "PORT">) =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
