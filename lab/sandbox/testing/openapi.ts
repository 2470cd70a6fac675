import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019, type ValidateFunction } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";

const FILES = [
  "checkout_orders_v2.json",
  "payments_payment_v2.json",
  "notifications_webhooks_v1.json",
  "reporting_transactions_v1.json",
] as const;

/** PayPal's front servers send these, which its descriptions do not contain. */
const UNDESCRIBED_STATUSES = [429, 504];

/** Responses contain this field of a card, which the descriptions have in requests only. */
const UNDESCRIBED_FIELDS = ["billing_address"];

type Json = ReturnType<typeof JSON.parse>;

const folder = process.env.GENE_DATA && join(process.env.GENE_DATA, "paypal");
/** The calls of a file that is missing are not compared. */
const described = folder
  ? FILES.map((file) => join(folder, file))
      .filter(existsSync)
      .flatMap(readOperations)
  : [];

/** Whether PayPal's descriptions of its API are available. */
export const hasDescriptions = folder !== undefined && folder !== "";

/** A call of PayPal's API: a request, or with `status` a response. */
interface SentBody {
  method: string;
  url: string;
  status?: number;
  body: unknown;
}

/**
 * Compares a body with PayPal's description of its API. Finds nothing without $GENE_DATA, and in the calls of the SDK, which
 * are not described.
 * @returns what does not match, or is a field or a status that is not described
 */
export function findViolations({ method, url, status, body }: SentBody): string[] {
  const [path = ""] = url.split("?");
  const operation = described.find((candidate) => candidate.method === method && candidate.path.test(path));
  if (!operation || UNDESCRIBED_STATUSES.includes(status ?? 0)) return [];
  const validate = operation.validator(status);
  if (validate?.(body) || (!validate && status === undefined)) return [];
  const errors = validate?.errors ?? [{ instancePath: "", message: "is not described", params: {} }];
  return errors.map(
    ({ instancePath, message, params }) =>
      `${method} ${path} ${status ?? "request"}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

interface Operation {
  method: string;
  path: RegExp;
  /** Undefined if no such status is described, or the request has no body. */
  validator(status: number | undefined): ValidateFunction | undefined;
}

function readOperations(file: string): Operation[] {
  const api: Json = JSON.parse(readFileSync(file, "utf8"));
  addCardVerification(api.components.schemas);
  addSearchLimit(api);
  closeObjects(api);
  // PayPal's patterns, such as [a-z-_], are not valid with the flag u.
  const ajv = new Ajv2019({ strict: false, logger: false, unicodeRegExp: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...api, $id: "api" });

  return Object.entries<Json>(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      validator: (status) => {
        const { responses } = api.paths[path][method];
        const listed = responses[String(status)] ? String(status) : "default";
        const part = status === undefined ? ["requestBody"] : ["responses", listed];
        const shared = responses[listed]?.$ref?.split("/").slice(1);
        const place = status !== undefined && shared ? shared : ["paths", path, method, ...part];
        const pointer = [...place, "content", "application/json", "schema"];
        return ajv.getSchema(`api#/${pointer.map(pointerPart).join("/")}`);
      },
    })),
  );
}

function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** PayPal documents this field of a card in its guide to 3-D Secure; the descriptions do not have it yet. */
function addCardVerification({ card_attributes }: Record<string, Json>): void {
  if (!card_attributes) return;
  const method = { enum: ["SCA_ALWAYS", "SCA_WHEN_REQUIRED"] };
  card_attributes.properties.verification = {
    type: "object",
    properties: { method },
    required: ["method"],
    additionalProperties: false,
  };
}

/** PayPal returns this error to a search that finds more than 10,000 transactions; the descriptions do not have it. */
function addSearchLimit({ paths, components }: Json): void {
  if (!paths["/v1/reporting/transactions"]) return;
  const { name, message } = components.schemas.error_400.properties;
  name.enum.push("RESULTSET_TOO_LARGE");
  message.enum.push(
    "Result set size is greater than the maximum limit. Change the filter criteria and try again.",
  );
}

/** Forbids fields that are not described, which PayPal's schemas allow. */
function closeObjects(api: Json): void {
  const parts = new Set<string>();
  walk(api, (schema) => {
    for (const part of schema.allOf ?? []) if (part.$ref) parts.add(part.$ref.split("/").at(-1));
  });
  for (const [name, schema] of Object.entries<Json>(api.components.schemas)) {
    if (parts.has(name) || !(schema.properties || schema.allOf)) continue;
    const undescribed = Object.fromEntries(UNDESCRIBED_FIELDS.map((field) => [field, true]));
    schema.allOf = [...(schema.allOf ?? []), { properties: undescribed }];
    schema.unevaluatedProperties = false;
  }
}

function walk(node: Json, visit: (schema: Json) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node.allOf)) visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}
