export interface SandboxConfig {
  /** 0 picks a free port. The ready line on stdout contains the port. */
  port: number;
  smtpPort: number;
  /** The URL to which the webhooks of captures are sent. Without it, none are sent. */
  webhookUrl: string | undefined;
  /** The id of the webhook, which is part of the signed text. */
  webhookId: string;
  /** Delay of the responses for cards with the behaviour "hang", "hang-once" or "late", in milliseconds. */
  hangMs: number;
  /** The folder in which PayPal's payments are kept over a restart. Without it, they are lost. */
  dataDir: string | undefined;
}

type Environment = Record<string, string | undefined>;

export function readConfig(env: Environment): SandboxConfig {
  return {
    port: readInteger(env, "PORT"),
    smtpPort: readInteger(env, "SMTP_PORT", "0"),
    webhookUrl: env.PAYPAL_WEBHOOK_URL || undefined,
    webhookId: env.PAYPAL_WEBHOOK_ID || "WHSANDBOX",
    hangMs: readInteger(env, "PAYPAL_HANG_MS", "60000"),
    dataDir: env.DATA_DIR || undefined,
  };
}

function readInteger(env: Environment, name: string, fallback?: string): number {
  const text = env[name] || fallback;
  if (!text || !/^\d+$/.test(text)) throw new Error(`${name} must be a whole number (0 or more).`);
  return Number(text);
}
