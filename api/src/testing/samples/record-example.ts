import { mkdir, writeFile } from "node:fs/promises";
import { EXAMPLES_FOLDER, type Example } from "../../http/docs/examples.ts";

/** Records a call and its response for the documentation, with long lists shortened. */
export async function recordExample(name: string, example: Example) {
  await mkdir(EXAMPLES_FOLDER, { recursive: true });
  await writeFile(`${EXAMPLES_FOLDER}/${name}.json`, `${JSON.stringify(example, shorten, 2)}\n`);
}

const MOST_ROWS = 2;
const MOST_CHARACTERS = 240;
/** Replaces every secret, so that recordings contain none and are stable. */
const A_SECRET = "a-token-of-43-letters-as-it-stands-in-a-mail";

/** Secrets of the second factor, by the names of their fields. */
const SECOND_FACTOR_SECRETS: Record<string, unknown> = {
  secret: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  otpauth_url: "otpauth://totp/Ligate:ada%40lab.example?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  code: "123456",
  recovery_codes: ["ABCDE-FGHJK", "MNPQR-STVWX"],
};

function shorten(key: string, value: unknown): unknown {
  if (key in SECOND_FACTOR_SECRETS) return SECOND_FACTOR_SECRETS[key];
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS);
  if (typeof value !== "string") return value;
  if (/^[\w-]{43}$/.test(value)) return A_SECRET;
  // Bases stay bases, so that the example is of the declared shape.
  if (/^[ACGTN]+$/.test(value)) return value.slice(0, MOST_CHARACTERS);
  return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
}
