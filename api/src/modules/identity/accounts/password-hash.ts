import { hash, verify } from "@node-rs/argon2";

/** argon2id, which is this package's default, at the cost that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes 19 MiB and a core each: more than two at a time would be everybody's delay. */
async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string) => withConcurrencyLimit(() => hash(password, COST));

let dummyHash: Promise<string> | undefined;

/** False without a hash, too, after the same work: how long it takes does not tell who has an account. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  dummyHash ??= hashPassword("nobody's");
  const compared = passwordHash ?? (await dummyHash);
  const matches = await withConcurrencyLimit(() => verify(compared, password));
  return matches && Boolean(passwordHash);
}
