import type { Settings } from "@ligate/contract/settings/settings";
import { storedSecret } from "../../../../db/stored-secret.ts";

/**
 * The keys that encrypt the secrets of second factors, the current one first: SECOND_FACTOR_KEY, or a random one that is
 * stored in DATA_DIR, beside the folder of the embedded database: a copy of the database does not contain it.
 */
export function secondFactorKeys({ SECOND_FACTOR_KEY, DATA_DIR }: Settings): Buffer[] {
  const keys = SECOND_FACTOR_KEY ?? [storedSecret(DATA_DIR, "second-factor-key")];
  return keys.map((key) => Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? "hex" : "base64"));
}
