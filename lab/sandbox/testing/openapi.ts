import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019, type ValidateFunction } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";

const FILES = [
  "checkout_orders_v2.json",
  "payments_payment_v2.json",
  "notifications_webhooks_v1.json",
] as const;

/** PayPal's front servers send these, which its descriptions do not contain. */
const UNDESCRIBED_STATUSES = [429, 504];

/** Responses contain this field of a card, which the descriptions have in requests only. */
const UNDESCRIBED_FIELDS = ["billing_address"];

type Json = ReturnType<typeof JSON.parse>;

const folder = process.env.GENE_DATA && join(process.env.GENE_DATA, "paypal");
const described = folder ? FILES.flatMap((file) => readOperations(join(folder, file))) : [];

/** Whether PayPal's descriptions of its API are available. */
export const hasDescriptions = folder !== undefined && folder !== "";

/**
 * Compares a response with PayPal's description of its API. Does nothing without $GENE_DATA, and for the calls of the
 * SDK, which are not described.
 * @throws Error if the response does not match, or has a field that is not described
 */
export function assertDescribed(method: string, url: string, status: number, body: unknown): void {
  const [path = ""] = url.split("?");
  const operation = described.find((candidate) => candidate.method === method && candidate.path.test(path));
  if (!operation || UNDESCRIBED_STATUSES.includes(status)) return;
  const validate = operation.validator(status);
  if (!validate) throw new Error(`PayPal's ${method} ${path} has no response ${status}`);
  if (validate(body)) return;
  const errors = validate.errors?.map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
  throw new Error(
    `The response ${status} of ${method} ${path} is not PayPal's:\n${[...new Set(errors)].join("\n")}`,
  );
}

interface Operation {
  method: string;
  path: RegExp;
  /** Undefined if no such status is described. */
  validator(status: number): ValidateFunction | undefined;
}

function readOperations(file: string): Operation[] {
  const api: Json = JSON.parse(readFileSync(file, "utf8"));
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
        const isListed = api.paths[path][method].responses[String(status)] !== undefined;
        const pointer = ["paths", path, method, "responses", isListed ? String(status) : "default"];
        return ajv.getSchema(
          `api#/${[...pointer, "content", "application/json", "schema"].map(pointerPart).join("/")}`,
        );
      },
    })),
  );
}

function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
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
