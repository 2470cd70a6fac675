import { hash, verify } from "@node-rs/argon2";

/** argon2id, which is this package's default, at the cost that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_A_TIME = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes 19 MiB and a core each: more than two at a time would be everybody's delay. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, COST));

let nobodys: Promise<string> | undefined;

/** False without a hash, too, after the same work: how long it takes does not tell who has an account. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  nobodys ??= hashPassword("nobody's");
  const compared = passwordHash ?? (await nobodys);
  const fits = await inTurn(() => verify(compared, password));
  return fits && Boolean(passwordHash);
}
