import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019, type ValidateFunction } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";

const FILES = ["checkout_orders_v2.json", "payments_payment_v2.json", "notifications_webhooks_v1.json"];

type Json = ReturnType<typeof JSON.parse>;

const folder = process.env.GENE_DATA && join(process.env.GENE_DATA, "paypal");

/** True if PayPal's OpenAPI files are available. Without `$GENE_DATA` nothing is compared. */
export const hasPayPalSchemas = Boolean(folder);

let operations: Operation[] | undefined;

/** A call of PayPal's API: a request, or with `status` a response. */
interface SentBody {
  method: string;
  /** Without the query. */
  path: string;
  status?: number;
  body: unknown;
}

/**
 * Compares a body with PayPal's OpenAPI files.
 * @returns what does not match, or is a field that they do not name
 */
export function findSchemaViolations({ method, path, status, body }: SentBody): string[] {
  if (!folder) return [];
  operations ??= FILES.flatMap((file) => readOperations(join(folder, file)));
  const operation = operations.find((known) => known.method === method && known.path.test(path));
  const validate = operation?.validator(status);
  if (!validate || validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${method} ${path} ${status ?? "request"}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

interface Operation {
  method: string;
  path: RegExp;
  /** @returns `undefined` if the request has no body, or the files name no such status */
  validator(status: number | undefined): ValidateFunction | undefined;
}

function readOperations(file: string): Operation[] {
  const api: Json = JSON.parse(readFileSync(file, "utf8"));
  addCardVerification(api.components.schemas);
  closeObjects(api);
  // PayPal's patterns, such as [a-z-_], are not valid with the flag u.
  const ajv = new Ajv2019({ strict: false, logger: false, unicodeRegExp: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...api, $id: "api" });
  return Object.entries<Json>(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      validator: (status) => {
        const part = status === undefined ? ["requestBody"] : ["responses", String(status)];
        const pointer = [path, method, ...part, "content", "application/json", "schema"];
        return ajv.getSchema(`api#/paths/${pointer.map(escapePointer).join("/")}`);
      },
    })),
  );
}

const escapePointer = (name: string) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** PayPal documents this field of a card in its guide to 3-D Secure; the files do not have it yet. */
function addCardVerification({ card_attributes }: Record<string, Json>) {
  if (!card_attributes) return;
  const method = { enum: ["SCA_ALWAYS", "SCA_WHEN_REQUIRED"] };
  card_attributes.properties.verification = {
    type: "object",
    properties: { method },
    required: ["method"],
    additionalProperties: false,
  };
}

/** Forbids fields that the files do not name, which PayPal's schemas allow. */
function closeObjects(api: Json) {
  const parts = new Set(findParts(api));
  for (const [name, schema] of Object.entries<Json>(api.components.schemas)) {
    const isObject = schema.properties || schema.allOf;
    if (isObject && !parts.has(`#/components/schemas/${name}`)) schema.unevaluatedProperties = false;
  }
}

/** The references in `allOf`, whose schemas describe a part of an object. */
function findParts(node: Json): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = Array.isArray(node.allOf) ? node.allOf.flatMap(({ $ref }: Json) => $ref ?? []) : [];
  return [...own, ...Object.values(node).flatMap(findParts)];
}
