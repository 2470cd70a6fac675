import type { Settings } from "@ligate/contract/settings/settings";
import { storedSecret } from "../../db/stored-secret.ts";

/** The key that signs CSRF tokens: SESSION_SECRET, or a random one that is stored in DATA_DIR. */
export const sessionSecret = ({ SESSION_SECRET, DATA_DIR }: Settings): string =>
  SESSION_SECRET ?? storedSecret(DATA_DIR, "session-secret");
