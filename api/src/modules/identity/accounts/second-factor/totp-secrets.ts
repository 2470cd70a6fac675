import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Settings } from "@ligate/contract/settings/settings";
import { and, eq, isNotNull, notLike } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../../db/database.ts";
import { readStoredSecret } from "../../../../db/stored-secret.ts";
import { users } from "../users.table.ts";

declare module "fastify" {
  interface FastifyInstance {
    totpSecrets: TotpSecrets;
  }
}

const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = new RegExp(`^${VERSION}\\.([0-9a-f]{8})\\.([\\w-]+)$`);

interface Log {
  error(details: { userId: number }, text: string): void;
}

/** Encrypts secrets of authenticator apps for the database. A ciphertext is bound to its account. */
export class TotpSecrets {
  /** The prefix of secrets that are encrypted with the current key. */
  readonly prefix: string;
  readonly #keys: Map<string, Buffer>;
  readonly #current: Buffer;
  readonly #log: Log;
  /** Accounts whose secret was reported as unreadable. */
  readonly #reported = new Set<number>();

  /** @param keys of 32 bytes: the first encrypts, all decrypt */
  constructor(keys: Buffer[], log: Log) {
    const [current] = keys;
    if (!current) throw new Error("A key is needed to encrypt second factors.");
    this.prefix = `${VERSION}.${identifyKey(current)}.`;
    this.#keys = new Map(keys.map((key) => [identifyKey(key), key]));
    this.#current = current;
    this.#log = log;
  }

  /** @returns version, id of the key, and nonce, tag and ciphertext in Base64 */
  encrypt(userId: number, secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#current, nonce).setAAD(accountData(userId));
    const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return `${this.prefix}${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url")}`;
  }

  /** @returns `undefined` if the secret is of another key or account, altered, or not encrypted; staff read it in the log */
  decrypt(userId: number, stored: string): string | undefined {
    const secret = this.tryDecrypt(userId, stored);
    if (secret === undefined && !this.#reported.has(userId)) {
      this.#reported.add(userId);
      this.#log.error({ userId }, "The second factor of an account cannot be decrypted: see docs/staff.md.");
    }
    return secret;
  }

  /** Like `decrypt`, without a log entry. */
  tryDecrypt(userId: number, stored: string): string | undefined {
    const [, keyId = "", encoded = ""] = FORMAT.exec(stored) ?? [];
    const key = this.#keys.get(keyId);
    const bytes = Buffer.from(encoded, "base64url");
    if (!key || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(accountData(userId))
      .setAuthTag(tag);
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  }
}

/** Part of what GCM authenticates: a secret that is copied to another account is not decrypted. */
const accountData = (userId: number) => Buffer.from(`second factor of account ${userId}`);

/** Identifies a key without revealing it. */
const identifyKey = (key: Buffer) =>
  createHash("sha256").update("id of a second-factor key").update(key).digest("hex").slice(0, 8);

/** Decorates the app with the secrets of second factors. @param keys of 32 bytes, the current one first */
export function registerSecondFactor(app: FastifyInstance, keys: Buffer[]) {
  app.decorate("totpSecrets", new TotpSecrets(keys, app.log));
}

/**
 * The keys that encrypt the secrets of second factors, the current one first: SECOND_FACTOR_KEY, or a random one that is
 * stored in DATA_DIR, beside the folder of the embedded database: a copy of the database does not contain it.
 */
export function readSecondFactorKeys({ SECOND_FACTOR_KEY, DATA_DIR }: Settings): Buffer[] {
  const keys = SECOND_FACTOR_KEY ?? [readStoredSecret(DATA_DIR, "second-factor-key")];
  return keys.map((key) => Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? "hex" : "base64"));
}

/** A secret as earlier versions of the store stored it. */
const BASE32 = /^[A-Z2-7]+$/;

/**
 * Encrypts with the current key the secrets that an earlier version stored as text, and those of an older key. Several
 * processes may run it at once: a secret that another process has changed is left alone.
 * @returns the number of secrets that no key decrypts
 */
export async function encryptStoredSecrets(db: Database, secrets: TotpSecrets): Promise<number> {
  const outdated = await db
    .select({ id: users.id, stored: users.totpSecret })
    .from(users)
    .where(and(isNotNull(users.totpSecret), notLike(users.totpSecret, `${secrets.prefix}%`)));
  let unreadable = 0;
  for (const { id, stored } of outdated) {
    const secret = stored && (BASE32.test(stored) ? stored : secrets.tryDecrypt(id, stored));
    if (!secret) unreadable++;
    else
      await db
        .update(users)
        .set({ totpSecret: secrets.encrypt(id, secret) })
        .where(and(eq(users.id, id), eq(users.totpSecret, stored)));
  }
  return unreadable;
}
