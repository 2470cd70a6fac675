import { createHash } from "node:crypto";
import type { Specification } from "@ligate/contract/specification/schemas";

/** SHA-256 of a specification in canonical form, in hexadecimal: lines with equal SKU and key are one line. Empty for null. */
export const specificationKey = (specification: Specification | null): string =>
  specification === null ? "" : createHash("sha256").update(canonicalJson(specification)).digest("hex");

/** JSON with sorted keys, because the database stores them in an order of its own. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
