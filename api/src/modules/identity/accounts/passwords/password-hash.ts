import { hash, verify } from "@node-rs/argon2";

/** argon2id (the package's default) with the parameters that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrent hashing. Each hash takes 19 MiB and a core, and would delay all other requests. */
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

/** Takes the same time without a hash, so that the duration does not reveal whether an account exists. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  dummyHash ??= hashPassword("no account");
  const compared = passwordHash ?? (await dummyHash);
  const matches = await withConcurrencyLimit(() => verify(compared, password));
  return matches && Boolean(passwordHash);
}
