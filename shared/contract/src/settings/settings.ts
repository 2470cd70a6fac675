import * as z from "../common/zod.ts";
import { company } from "./company.ts";

const PORT_RULE = "it has to be a whole number up to 65535";
const Port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);
const FILE_SIZE_RULE = "it has to be a whole number from 1 to 100";
const Flag = z.enum(["on", "off"], "it has to be on or off").transform((value) => value === "on");
const nameOf = (flag: boolean) => (flag ? "on" : "off");
/** With the scheme in lower case: whether cookies are Secure depends on it. */
const Url = z
  .url({ protocol: /^https?$/, error: "it has to be an http address" })
  .overwrite((url) => url.replace(/^https?:/i, (scheme) => scheme.toLowerCase()));
/** 32 bytes in hexadecimal, or in Base64 of either alphabet. */
const KEY = /^([0-9a-f]{64}|[\w+/-]{43}=?)$/i;
const KEY_RULE = "it has to be 32 random bytes in Base64 or hexadecimal, as of `openssl rand -base64 32`";
const Keys = z
  .string()
  .transform((list) => list.split(",").map((key) => key.trim()))
  .refine((list) => list.every((key) => KEY.test(key)), {
    error: KEY_RULE,
  });
/** Addresses of several processes, each without the slash at its end. */
const Urls = z
  .string()
  .transform((list) => list.split(",").map((url) => url.trim().replace(/\/$/, "")))
  .refine((list) => list.every((url) => Url.safeParse(url).success), {
    error: "it has to be http addresses, with commas between them",
  });
const SHARE_RULE = "it has to be a number from 0 to 1";
const CONNECTIONS_RULE = "it has to be a whole number from 2 to 100";
const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: "it has to be a postgresql address" });
const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const Networks = z
  .string()
  .transform((list) => list.split(",").map((network) => network.trim()))
  .refine((list) => list.every((network) => Network.safeParse(network).success), {
    error: "it has to be addresses or networks such as 10.0.0.0/8, with commas between them",
  });

/** Lines of a text, which an environment variable has on one line. */
const Lines = z.string().transform((text) => text.split(";").map((line) => line.trim()));
const SAMPLE_REMIT_TO = ["Sample: Ligate Biosciences, Inc.", "100 Binney Street, Cambridge, MA 02142"];
const SAMPLE_BANK = ["Sample: Example Bank, routing number 000000000, account number 000000000"];

/**
 * All settings. Every process of the store reads them from the environment. The table in docs/settings.md is generated
 * from this schema.
 */
export const Settings = z.object({
  DEMO: Flag.default(false).describe(
    "`on` starts the sandbox also with DATABASE_URL or TLS, if HOST is a loopback address",
  ),
  PORT: Port.default(8080).describe("port of the gateway; 0 is any free port"),
  HOST: z.string().default("127.0.0.1").describe("address that the gateway listens on"),
  TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe("certificate file (PEM); with TLS_KEY the gateway serves HTTP/2"),
  TLS_KEY: z.string().min(1).optional().describe("private key file (PEM)"),
  TRUSTED_PROXIES: Networks.optional().describe(
    "comma-separated addresses or networks of load balancers, and for the API of gateways on other machines, whose forwarded client address is trusted",
  ),
  PUBLIC_URL: Url.optional().describe(
    "public address of the store, used in mails and links; https with TLS_CERT; http://localhost:PORT by default",
  ),
  DATA_DIR: z.string().min(1).default("var").describe("folder of the embedded database and its lock file"),
  DATABASE_URL: PostgresUrl.optional().describe("PostgreSQL 15 or newer; without it, PGlite in DATA_DIR"),
  DATABASE_DIRECT_URL: PostgresUrl.optional().describe(
    "the same database without a pooler, for migrations and notifications; DATABASE_URL by default",
  ),
  DATABASE_CONNECTIONS: z.coerce
    .number(CONNECTIONS_RULE)
    .int(CONNECTIONS_RULE)
    .min(2, CONNECTIONS_RULE)
    .max(100, CONNECTIONS_RULE)
    .default(10)
    .describe("most connections of one API process to the database"),
  DATABASE_PREPARE: Flag.default(true).describe(
    "`off` behind a proxy that shares connections without tracking prepared statements",
  ),
  RELEASES_DIR: z
    .string()
    .min(1)
    .default("releases")
    .describe("folder of published releases and their logs; with RELEASES_REGISTRY, of copies of them"),
  RELEASES_REGISTRY: Url.optional().describe(
    "npm registry that releases are published to; without it, RELEASES_DIR is the release repository",
  ),
  RELEASES_SCOPE: z
    .string()
    .regex(/^@[a-z0-9][\w.-]*$/, "it has to be an npm scope such as @ligate")
    .default("@ligate")
    .describe("scope of the packages in the npm registry"),
  RELEASES_TOKEN: z.string().min(1).optional().describe("token of the npm registry"),
  RELEASES_ENVIRONMENT: z
    .enum(["production", "staging", "development"], "it has to be production, staging or development")
    .default("production")
    .describe("environment whose active releases are served"),
  SUBRESOURCE_INTEGRITY: Flag.default(false).describe(
    "whether browsers verify scripts and stylesheets: for a store whose files pass a CDN",
  ),
  PREVIEW_URL: Url.optional().describe(
    "address at which gateways show published releases before they are active, on a host name of its own; without it, none are shown",
  ),
  PREVIEW_KEY: z
    .string()
    .regex(KEY, KEY_RULE)
    .optional()
    .describe("signs links to previews: 32 bytes in Base64 or hexadecimal; required with PREVIEW_URL"),
  API_HOST: z.string().default("127.0.0.1").describe("address that the API listens on"),
  API_PORT: Port.default(0).describe("port of the API; 0 picks a free port"),
  API_URL: Urls.optional().describe(
    "address of the API for the gateway, or comma-separated addresses of several; a name may have several records; set by `npm start`",
  ),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("address that gateway and API serve their metrics on"),
  GATEWAY_METRICS_PORT: Port.optional().describe(
    "port of the gateway's /metrics for Prometheus; without it, none are served",
  ),
  API_METRICS_PORT: Port.optional().describe(
    "port of the API's /metrics for Prometheus; without it, none are served",
  ),
  ACCESS_LOG: Flag.default(false).describe(
    "`on` writes one line of JSON per request of gateway and API to standard output",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Url.optional().describe(
    "OpenTelemetry collector (OTLP over HTTP) that gateway and API send traces to; without it, none are recorded",
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(SHARE_RULE)
    .min(0, SHARE_RULE)
    .max(1, SHARE_RULE)
    .default(0.1)
    .describe("share of requests that are traced, from 0 to 1"),
  SANDBOX_URL: Url.optional().describe("address of the sandbox for the gateway; unset in production"),
  SESSION_SECRET: z
    .string()
    .min(32, "it has to have at least 32 characters")
    .optional()
    .describe(
      "signs CSRF tokens; required with DATABASE_URL, otherwise generated and stored in DATA_DIR if unset",
    ),
  SECOND_FACTOR_KEY: Keys.optional().describe(
    "encrypts the secrets of second factors: 32 bytes in Base64 or hexadecimal, older keys after commas; required with DATABASE_URL, otherwise generated and stored in DATA_DIR if unset",
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "it has to be an smtp address" })
    .optional()
    .describe(
      "mail server, with TLS (smtps, or STARTTLS) unless it is on this machine; the sandbox in the demo",
    ),
  MAIL_FROM: z.string().default(`${company.name} <${company.email}>`).describe("sender of the store's mails"),
  PAYPAL_API_BASE: Url.optional().describe("PayPal's REST address; the sandbox in the demo"),
  PAYPAL_CLIENT_ID: z.string().min(1).optional().describe("PayPal's client id"),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional().describe("PayPal's client secret"),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      "id of the PayPal webhook PUBLIC_URL/api/paypal/webhook/; without it, webhook events are rejected",
    ),
  PAYPAL_SDK_URL: z
    .string()
    .regex(/^(https:\/\/|\/)[^?]*$/, "it has to be a path or an https address without a query")
    .optional()
    .describe("address of PayPal's browser script; the sandbox in the demo"),
  TAX_API_URL: Url.optional().describe("sales-tax lookup; the sandbox in the demo"),
  TAX_API_KEY: z.string().min(1).optional().describe("key of the sales-tax service, sent as X-Api-Key"),
  SCREENING_URL: Url.optional().describe(
    "SecureDNA's client for providers, which screens the customers' own sequences; without it, staff screen by other means",
  ),
  ORDER_FILE_MAX_MB: z.coerce
    .number(FILE_SIZE_RULE)
    .int(FILE_SIZE_RULE)
    .min(1, FILE_SIZE_RULE)
    .max(100, FILE_SIZE_RULE)
    .default(25)
    .describe("largest file that staff deposit with an order, in MB (1,000,000 bytes)"),
  FILES_BUCKET_URL: Url.optional().describe(
    "S3-compatible bucket for files that are deposited with orders; without it, the database keeps them",
  ),
  FILES_BUCKET_REGION: z.string().min(1).default("us-east-1").describe("region of the bucket"),
  FILES_BUCKET_KEY_ID: z.string().min(1).optional().describe("access key id for the bucket"),
  FILES_BUCKET_SECRET: z.string().min(1).optional().describe("secret access key for the bucket"),
  TERRITORIES: Flag.default(false).describe(
    "`on` delivers to the District of Columbia and the territories, besides the 50 states",
  ),
  SELLER_NAME: z
    .string()
    .min(1)
    .default("Ligate Biosciences, Inc.")
    .describe("legal name of the seller on documents"),
  SELLER_TAX_ID: z
    .string()
    .min(1)
    .default("00-0000000 (sample)")
    .describe("tax id of the seller on documents"),
  SELLER_REMIT_TO: Lines.default(SAMPLE_REMIT_TO).describe(
    "address that payments are sent to, on invoices; lines with semicolons between them",
  ),
  SELLER_BANK: Lines.default(SAMPLE_BANK).describe(
    "bank details on invoices: ACH, wire, check; lines with semicolons between them",
  ),
  GENES: z
    .enum(["all", "authored"], "it has to be all or authored")
    .default("all")
    .describe("`all` human and mouse genes, imported behind the first start; `authored`, `genes.csv` only"),
  TEST_PRODUCT: Flag.default(false).describe("`on` shows the button that adds the test design"),
});
export type Settings = z.infer<typeof Settings>;

/** Rules for several settings together. */
const ConsistentSettings = Settings.superRefine((settings, { addIssue }) => {
  const { TLS_CERT, TLS_KEY, PUBLIC_URL } = settings;
  const report = (name: keyof Settings, message: string) =>
    addIssue({ code: "custom", path: [name], message });
  if (TLS_CERT && !TLS_KEY) report("TLS_KEY", "it has to be set together with TLS_CERT");
  if (TLS_KEY && !TLS_CERT) report("TLS_CERT", "it has to be set together with TLS_KEY");
  // Otherwise cookies would not be Secure, and mails would contain http links.
  if ((TLS_CERT || TLS_KEY) && !PUBLIC_URL?.startsWith("https:"))
    report("PUBLIC_URL", "it has to be the https address of the store, because TLS is set");
  reportPreviews(settings, report);
  const isBucketUsed = BUCKET.some((name) => settings[name]);
  for (const name of BUCKET)
    if (isBucketUsed && !settings[name])
      report(
        name,
        `it has to be set together with ${BUCKET.filter((other) => other !== name).join(" and ")}`,
      );
});

/** Browsers keep the cookies of the store from scripts of another host name only, and the API decides whether they are Secure. */
function reportPreviews(
  { PREVIEW_URL, PREVIEW_KEY, PUBLIC_URL }: Settings,
  report: (name: keyof Settings, message: string) => void,
): void {
  if (PREVIEW_KEY && !PREVIEW_URL) report("PREVIEW_URL", "it has to be set together with PREVIEW_KEY");
  if (!PREVIEW_URL) return;
  const [preview, store] = [new URL(PREVIEW_URL), new URL(PUBLIC_URL ?? "http://localhost")];
  if (preview.hostname === store.hostname)
    report("PREVIEW_URL", "it has to have another host name than PUBLIC_URL");
  if (PUBLIC_URL && preview.protocol !== store.protocol)
    report("PREVIEW_URL", "it has to begin with http or https as PUBLIC_URL does");
}

const BUCKET = ["FILES_BUCKET_URL", "FILES_BUCKET_KEY_ID", "FILES_BUCKET_SECRET"] as const;

/** Invalid settings, one sentence per variable. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads settings; an empty variable counts as unset.
 * @throws SettingsError with one sentence per invalid variable
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = ConsistentSettings.safeParse(set);
  if (result.success) return result.data;
  const messages = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is ${shown(name, set[name])}: ${issue.message}.`;
  });
  throw new SettingsError(messages.join("\n"));
}

const SECRETS = ["SESSION_SECRET", "SECOND_FACTOR_KEY", "PREVIEW_KEY"];

/** A value in an error, which is logged: without a secret, and without the user and password of an address. */
function shown(name: string, value: string | undefined): string {
  if (value === undefined) return "not set";
  if (SECRETS.includes(name)) return "not valid";
  return JSON.stringify(value.replace(/\/\/[^/]*@/, "//…@"));
}

/** The settings as a Markdown table of name, default and meaning, for docs/settings.md. */
export function settingsTable(): string {
  const rows = Object.entries(Settings.shape).map(([name, schema]) => {
    const unset = schema.safeParse(undefined).data;
    const value =
      unset === undefined
        ? ""
        : `\`${typeof unset === "boolean" ? nameOf(unset) : [unset].flat().join("; ")}\``;
    return `| \`${name}\` | ${value} | ${schema.description} |`;
  });
  return ["| variable | default | meaning |", "|---|---|---|", ...rows, ""].join("\n");
}
