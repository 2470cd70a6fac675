export interface SandboxConfig {
  /** 0 takes any free port; the ready line tells which. */
  port: number;
  smtpPort: number;
  /** Where captures are announced, as PayPal would do; undefined: nowhere. */
  webhookUrl: string | undefined;
  /** The id that PayPal gave to that webhook; it is part of what is signed. */
  webhookId: string;
  /** How long an answer that "hangs" or is "late" takes. */
  hangMs: number;
}

type Environment = Record<string, string | undefined>;

export function readConfig(env: Environment): SandboxConfig {
  return {
    port: wholeNumber(env, "PORT"),
    smtpPort: wholeNumber(env, "SMTP_PORT", "0"),
    webhookUrl: env.PAYPAL_WEBHOOK_URL || undefined,
    webhookId: env.PAYPAL_WEBHOOK_ID || "WH-SANDBOX",
    hangMs: wholeNumber(env, "PAYPAL_HANG_MS", "60000"),
  };
}

function wholeNumber(env: Environment, name: string, fallback?: string): number {
  const text = env[name] || fallback;
  if (!text || !/^\d+$/.test(text)) throw new Error(`${name} must be a whole number (0 or more).`);
  return Number(text);
}
