import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { signUp } from "../../../../testing/customers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { users } from "../users.table.ts";
import { createSecret } from "./code-proof.ts";
import { encryptStoredSecrets, readSecondFactorKeys, TotpSecrets } from "./totp-secrets.ts";

const { db, browser } = testApp();
const [KEY, OTHER] = [randomBytes(32), randomBytes(32)];
const errors: unknown[] = [];
const secretsOf = (...keys: Buffer[]) =>
  new TotpSecrets(keys, { error: (_details: unknown, text: string) => errors.push(text) });
const secrets = secretsOf(KEY);
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
beforeEach(() => errors.splice(0));

describe("an encrypted secret", () => {
  it("is decrypted for its account only, and differs each time", () => {
    const stored = secrets.encrypt(7, SECRET);

    expect(secrets.decrypt(7, stored)).toBe(SECRET);
    expect(secrets.decrypt(8, stored)).toBeUndefined();
    expect(secrets.encrypt(7, SECRET)).not.toBe(stored);
    expect(stored).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{80}$/);
    expect(stored).not.toContain(SECRET);
  });

  it("is decrypted by an older key, and by no other", () => {
    const stored = secrets.encrypt(7, SECRET);

    expect(secretsOf(OTHER, KEY).decrypt(7, stored)).toBe(SECRET);
    expect(secretsOf(OTHER).decrypt(7, stored)).toBeUndefined();
  });

  it("is refused after any change, and so is a secret that is not encrypted", () => {
    const stored = secrets.encrypt(7, SECRET);
    fc.assert(
      fc.property(fc.nat(stored.length - 1), fc.constantFrom(..."Ab0_.-"), (at, letter) => {
        fc.pre(stored[at] !== letter);
        // The last character of Base64 has bits that are not part of the bytes.
        fc.pre(at < stored.length - 1);
        return secrets.decrypt(7, stored.slice(0, at) + letter + stored.slice(at + 1)) === undefined;
      }),
    );
    for (const text of ["", SECRET, "v1.", "v1..", stored.slice(0, 30), `v2${stored.slice(2)}`])
      expect(secrets.decrypt(7, text)).toBeUndefined();
  });

  it("that cannot be decrypted is logged once per account, without the secret", () => {
    const fresh = secretsOf(KEY);
    for (const userId of [7, 8, 7, 7]) fresh.decrypt(userId, SECRET);

    expect(errors).toHaveLength(2);
    expect(JSON.stringify(errors)).not.toContain(SECRET);
  });
});

describe("the stored secrets", () => {
  const stored = async () =>
    (await db().select().from(users).orderBy(users.id)).map((user) => user.totpSecret);
  const setAll = (totpSecret: string | null) => db().update(users).set({ totpSecret });
  async function twoCustomers() {
    for (const email of ["ada@lab.example", "eve@lab.example"]) await signUp(browser(), email);
    return (await db().select().from(users).orderBy(users.id)).map(({ id }) => id);
  }

  it("are encrypted by several processes at once, and then left alone", async () => {
    const ids = await twoCustomers();
    await setAll(SECRET);

    const unreadable = await Promise.all([1, 2, 3].map(() => encryptStoredSecrets(db(), secrets)));

    expect(unreadable).toEqual([0, 0, 0]);
    const encrypted = await stored();
    expect(encrypted.map((text, i) => secrets.decrypt(ids[i] ?? 0, text ?? ""))).toEqual([SECRET, SECRET]);
    await encryptStoredSecrets(db(), secrets);
    expect(await stored()).toEqual(encrypted);
  });

  it("are encrypted again with a new key, so that the older one can be removed", async () => {
    const [ada = 0, eve = 0] = await twoCustomers();
    await db()
      .update(users)
      .set({ totpSecret: secrets.encrypt(ada, SECRET) })
      .where(eq(users.id, ada));

    expect(await encryptStoredSecrets(db(), secretsOf(OTHER, KEY))).toBe(0);

    const [adas = "", eves] = await stored();
    expect(secretsOf(OTHER).decrypt(ada, adas ?? "")).toBe(SECRET);
    expect({ eve, eves }).toEqual({ eve, eves: null });
  });

  it("of a lost key are kept and counted", async () => {
    const [ada = 0] = await twoCustomers();
    const lost = secrets.encrypt(ada, SECRET);
    await db().update(users).set({ totpSecret: lost }).where(eq(users.id, ada));

    expect(await encryptStoredSecrets(db(), secretsOf(OTHER))).toBe(1);

    expect(await stored()).toEqual([lost, null]);
  });

  it("are recognized as not encrypted by the letters of a secret", async () => {
    const [ada = 0] = await twoCustomers();
    const secret = createSecret();
    await db().update(users).set({ totpSecret: secret }).where(eq(users.id, ada));

    await encryptStoredSecrets(db(), secrets);

    expect(secrets.decrypt(ada, (await stored())[0] ?? "")).toBe(secret);
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("creates a key once, readable by its owner only, outside the folder of the database", () => {
  const settings = readSettings({ DATA_DIR: folder });

  const [key, ...more] = readSecondFactorKeys(settings);

  expect(key).toHaveLength(32);
  expect(more).toEqual([]);
  expect(readSecondFactorKeys(settings)).toEqual([key]);
  expect(statSync(join(folder, "second-factor-key")).mode & 0o777).toBe(0o600);
});

it("prefers the setting, to which a stored key can be copied when the store moves to a server", () => {
  const [stored] = readSecondFactorKeys(readSettings({ DATA_DIR: folder }));
  const copied = readFileSync(join(folder, "second-factor-key"), "utf8");
  const hex = "ab".repeat(32);

  const keys = readSecondFactorKeys(
    readSettings({ DATA_DIR: folder, SECOND_FACTOR_KEY: `${hex},${copied}` }),
  );

  expect(keys).toEqual([Buffer.alloc(32, 0xab), stored]);
});
