import * as z from "../common/zod.ts";
import { type Settings, SettingsError } from "./settings.ts";

/** The services that the sandbox stands in for. */
const SERVICES = {
  PAYPAL_API_BASE: "PayPal",
  TAX_API_URL: "the sales-tax service",
  SMTP_URL: "the mail server",
} as const;
type Service = keyof typeof SERVICES;

/** Settings of a store that takes money or sends mail: with one of them, no service is replaced by the sandbox. */
const OF_LIVE_STORES = [
  ...(["PAYPAL_API_BASE", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"] as const),
  ...(["TAX_API_URL", "TAX_API_KEY", "SMTP_URL"] as const),
];
/** Settings that a live store has too, and a demo only if DEMO says that it is one. */
const OF_SERVERS = ["DATABASE_URL", "TLS_CERT", "TLS_KEY"] as const;
const FOR_DEMOS = "because the sandbox is for a demo on this machine only, and";

/**
 * True if the sandbox stands in for PayPal, the tax service and the mail server. It shows every mail of the store, with
 * its links, so it never runs in a store that other machines reach or that uses a real service.
 * @throws SettingsError with one sentence per service that is not set and may not be replaced
 */
export function usesSandbox(settings: Settings): boolean {
  const missing = missingServices(settings);
  if (missing && missing.length > 0) throw new SettingsError(missing.join("\n"));
  return !missing;
}

/** One sentence per service that is not set, or undefined if the sandbox may stand in for them. */
function missingServices(settings: Settings): string[] | undefined {
  const missing = (Object.keys(SERVICES) as Service[]).filter((name) => !settings[name]);
  if (missing.length === 0) return [];
  const reason = hostReason(settings) ?? liveStoreReason(settings) ?? addressReason(settings);
  if (!reason) return undefined;
  return missing.map(
    (name) => `${name} is not set: it has to be the address of ${SERVICES[name]}, ${FOR_DEMOS} ${reason}.`,
  );
}

/** For a gateway. @throws SettingsError if it would publish the sandbox of SANDBOX_URL */
export function assertSandboxIsPrivate(settings: Settings): void {
  const reason = hostReason(settings) ?? addressReason(settings);
  if (!settings.SANDBOX_URL || !reason) return;
  throw new SettingsError(
    `SANDBOX_URL is "${settings.SANDBOX_URL}": it has to be unset, ${FOR_DEMOS} ${reason}.`,
  );
}

const hostReason = ({ HOST }: Settings) =>
  isLoopback(HOST) ? undefined : `HOST is ${JSON.stringify(HOST)}, which is not a loopback address`;

/** A store at an https address is usually behind a proxy on the same machine. */
function addressReason({ PUBLIC_URL, DEMO }: Settings): string | undefined {
  if (!PUBLIC_URL?.startsWith("https:")) return undefined;
  const sentence = `PUBLIC_URL is ${JSON.stringify(PUBLIC_URL)}, which is an https address`;
  if (!isOnThisMachine(PUBLIC_URL)) return `${sentence} of another machine`;
  return DEMO ? undefined : `${sentence} and DEMO is off`;
}

function liveStoreReason(settings: Settings): string | undefined {
  const live = OF_LIVE_STORES.find((name) => settings[name]);
  if (live) return `${live} is set`;
  const server = OF_SERVERS.find((name) => settings[name]);
  return server && !settings.DEMO ? `${server} is set and DEMO is off` : undefined;
}

const isLoopback = (host: string) =>
  ["localhost", "::1"].includes(host) || (z.ipv4().safeParse(host).success && host.startsWith("127."));

/** True if the host of an address is this machine. */
export const isOnThisMachine = (url: string) => isLoopback(hostOf(url));

/** An IPv6 address without its brackets. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");

/** Secrets of all API processes of a store → why they have to be the same. */
const SHARED_SECRETS = {
  SESSION_SECRET: "each refuses the CSRF tokens that another secret has signed",
  SECOND_FACTOR_KEY: "each decrypts the second factors that another has encrypted",
} as const;

/**
 * For an API: the services of a live store are set, and with DATABASE_URL, which several API processes can share, the
 * secrets that would otherwise be generated. The address of the mail server does not weaken TLS.
 * @throws SettingsError with one sentence per service or secret that is not set or not accepted
 */
export function assertServicesAndSecrets(settings: Settings): void {
  const sentences = [
    ...(missingServices(settings) ?? []),
    ...missingSecrets(settings),
    ...mailServerParameters(settings),
  ];
  if (sentences.length > 0) throw new SettingsError(sentences.join("\n"));
}

/** Parameters of the address are options of the mail client, such as `tls.rejectUnauthorized=false`. */
function mailServerParameters({ SMTP_URL }: Settings): string[] {
  if (!SMTP_URL?.includes("?") || isOnThisMachine(SMTP_URL)) return [];
  return [
    "SMTP_URL has parameters after a question mark: it has to have none, because mail goes to another machine with TLS and a checked certificate only.",
  ];
}

function missingSecrets(settings: Settings): string[] {
  if (!settings.DATABASE_URL) return [];
  return Object.entries(SHARED_SECRETS)
    .filter(([name]) => !settings[name as keyof typeof SHARED_SECRETS])
    .map(
      ([name, reason]) =>
        `${name} is not set: it has to be the same in every API process that uses DATABASE_URL, because ${reason}.`,
    );
}
