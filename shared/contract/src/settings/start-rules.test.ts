import { readSettings } from "./settings.ts";
import { assertSandboxIsPrivate, assertServicesAndSecrets, usesSandbox } from "./start-rules.ts";

type Environment = Record<string, string>;
const SERVICES = {
  PAYPAL_API_BASE: "https://api-m.paypal.com",
  TAX_API_URL: "https://tax.example/",
  SMTP_URL: "smtp://mail.example",
};
const TLS = { TLS_CERT: "c.pem", TLS_KEY: "k.pem" };
const POSTGRES = { DATABASE_URL: "postgresql://ligate:secret@db.example/ligate" };
const SECRETS = {
  SESSION_SECRET: "s".repeat(32),
  SECOND_FACTOR_KEY: Buffer.alloc(32, 7).toString("base64"),
};

/** The sentences of the error. */
function refusals(environment: Environment, check: (settings: ReturnType<typeof readSettings>) => unknown) {
  try {
    check(readSettings(environment));
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}
const refused = (environment: Environment) => refusals(environment, usesSandbox);
const reasonOf = (environment: Environment) =>
  refused(environment)[0]?.split("because the sandbox is for a demo on this machine only, and ")[1];

describe("the sandbox", () => {
  it.each<Environment>([
    {},
    { HOST: "127.0.0.1" },
    { HOST: "127.8.9.1" },
    { HOST: "::1" },
    { HOST: "localhost" },
    { HOST: "", DATABASE_URL: "", PUBLIC_URL: "", SMTP_URL: "", TAX_API_KEY: "", PAYPAL_WEBHOOK_ID: "" },
    { PUBLIC_URL: "http://127.0.0.1:8080" },
    { PAYPAL_CLIENT_ID: "sandbox-no-cards" },
    { DEMO: "on" },
    { DEMO: "on", ...POSTGRES },
    { DEMO: "on", ...TLS, PUBLIC_URL: "https://localhost:8443" },
    { DEMO: "on", ...TLS, PUBLIC_URL: "https://127.0.0.1" },
    { DEMO: "on", ...TLS, ...POSTGRES, PUBLIC_URL: "https://[::1]:8443", HOST: "::1" },
  ])("stands in for all services with %j", (environment) => {
    expect(usesSandbox(readSettings(environment))).toBe(true);
  });

  it.each<[Environment, string]>([
    [{ HOST: "0.0.0.0" }, 'HOST is "0.0.0.0", which is not a loopback address.'],
    [{ HOST: "::" }, 'HOST is "::", which is not a loopback address.'],
    [{ HOST: "192.0.2.7" }, 'HOST is "192.0.2.7", which is not a loopback address.'],
    [{ HOST: "128.0.0.1" }, 'HOST is "128.0.0.1", which is not a loopback address.'],
    [{ HOST: "127.0.0.1.example.com" }, 'HOST is "127.0.0.1.example.com", which is not a loopback address.'],
    [{ HOST: "localhost.example.com" }, 'HOST is "localhost.example.com", which is not a loopback address.'],
    [{ HOST: "127.0.0.1\n0.0.0.0" }, 'HOST is "127.0.0.1\\n0.0.0.0", which is not a loopback address.'],
    [
      { PUBLIC_URL: "https://store.example" },
      'PUBLIC_URL is "https://store.example", which is an https address of another machine.',
    ],
    [
      { PUBLIC_URL: "HTTPS://store.example" },
      'PUBLIC_URL is "https://store.example", which is an https address of another machine.',
    ],
    [
      { PUBLIC_URL: "https://localhost" },
      'PUBLIC_URL is "https://localhost", which is an https address and DEMO is off.',
    ],
    [POSTGRES, "DATABASE_URL is set and DEMO is off."],
    [{ ...TLS, PUBLIC_URL: "https://localhost" }, "TLS_CERT is set and DEMO is off."],
    [{ ...POSTGRES, HOST: "0.0.0.0" }, 'HOST is "0.0.0.0", which is not a loopback address.'],
    [{ PAYPAL_CLIENT_SECRET: "live" }, "PAYPAL_CLIENT_SECRET is set."],
    [{ PAYPAL_WEBHOOK_ID: "WH1" }, "PAYPAL_WEBHOOK_ID is set."],
    [{ TAX_API_KEY: "live" }, "TAX_API_KEY is set."],
    [{ PAYPAL_API_BASE: SERVICES.PAYPAL_API_BASE }, "PAYPAL_API_BASE is set."],
    [{ TAX_API_URL: SERVICES.TAX_API_URL }, "TAX_API_URL is set."],
    [{ SMTP_URL: SERVICES.SMTP_URL }, "SMTP_URL is set."],
  ])("is refused with %j", (environment, reason) => {
    expect(reasonOf(environment)).toBe(reason);
  });

  it.each<[Environment, string]>([
    [{ HOST: "0.0.0.0" }, 'HOST is "0.0.0.0", which is not a loopback address.'],
    [{ ...POSTGRES, HOST: "0.0.0.0" }, 'HOST is "0.0.0.0", which is not a loopback address.'],
    [
      { ...TLS, PUBLIC_URL: "https://store.example" },
      'PUBLIC_URL is "https://store.example", which is an https address of another machine.',
    ],
    [
      { PUBLIC_URL: "https://localhost@store.example" },
      'PUBLIC_URL is "https://localhost@store.example", which is an https address of another machine.',
    ],
    [
      { PUBLIC_URL: "https://127.0.0.1.store.example" },
      'PUBLIC_URL is "https://127.0.0.1.store.example", which is an https address of another machine.',
    ],
    [{ PAYPAL_CLIENT_SECRET: "live" }, "PAYPAL_CLIENT_SECRET is set."],
    [{ ...POSTGRES, TAX_API_KEY: "live" }, "TAX_API_KEY is set."],
    [{ SMTP_URL: SERVICES.SMTP_URL }, "SMTP_URL is set."],
  ])("is refused also by DEMO=on with %j", (environment, reason) => {
    expect(reasonOf({ DEMO: "on", ...environment })).toBe(reason);
  });

  it("is not used if every service is set, whatever else is", () => {
    expect(usesSandbox(readSettings({ ...SERVICES, ...POSTGRES, HOST: "0.0.0.0" }))).toBe(false);
    expect(usesSandbox(readSettings({ ...SERVICES, DEMO: "on" }))).toBe(false);
  });

  it("is missing in one sentence for each service, without the value of a secret", () => {
    const because = "because the sandbox is for a demo on this machine only, and";
    expect(refused({ ...SERVICES, SMTP_URL: "" })).toEqual([
      `SMTP_URL is not set: it has to be the address of the mail server, ${because} PAYPAL_API_BASE is set.`,
    ]);
    expect(refused(POSTGRES)).toEqual([
      `PAYPAL_API_BASE is not set: it has to be the address of PayPal, ${because} DATABASE_URL is set and DEMO is off.`,
      `TAX_API_URL is not set: it has to be the address of the sales-tax service, ${because} DATABASE_URL is set and DEMO is off.`,
      `SMTP_URL is not set: it has to be the address of the mail server, ${because} DATABASE_URL is set and DEMO is off.`,
    ]);
    const secret = { PAYPAL_CLIENT_SECRET: "live-secret", ...SERVICES, TAX_API_URL: "" };
    expect(refused(secret).join()).not.toContain("live-secret");
  });
});

it("refuses parameters in the address of a mail server of another machine", () => {
  const check = (SMTP_URL: string) => assertServicesAndSecrets(readSettings({ ...SERVICES, SMTP_URL }));
  for (const parameter of ["ignoreTLS=true", "tls.rejectUnauthorized=false"])
    expect(() => check(`smtp://me:pw@mail.example?${parameter}`)).toThrow(
      /^SMTP_URL has parameters .*TLS.*\.$/,
    );
  expect(() => check("smtp://me:pw@mail.example:587")).not.toThrow();
  expect(() => check("smtp://127.0.0.1:2525?ignoreTLS=true")).not.toThrow();
});

describe("a gateway", () => {
  const SANDBOX_URL = "http://127.0.0.1:9090";
  const published = (environment: Environment) => refusals(environment, assertSandboxIsPrivate);

  it.each<Environment>([
    { SANDBOX_URL },
    { SANDBOX_URL, HOST: "::1" },
    // The settings of `npm start` in a demo.
    { SANDBOX_URL, ...SERVICES, PAYPAL_CLIENT_SECRET: "sandbox", TAX_API_KEY: "sandbox" },
    { SANDBOX_URL, DEMO: "on", ...TLS, PUBLIC_URL: "https://localhost" },
    { HOST: "0.0.0.0", PUBLIC_URL: "https://store.example" },
  ])("serves with %j", (environment) => {
    expect(published(environment)).toEqual([]);
  });

  it.each<[Environment, string]>([
    [{ HOST: "0.0.0.0" }, 'HOST is "0.0.0.0", which is not a loopback address'],
    [{ HOST: "0.0.0.0", DEMO: "on" }, 'HOST is "0.0.0.0", which is not a loopback address'],
    [
      { PUBLIC_URL: "https://store.example" },
      'PUBLIC_URL is "https://store.example", which is an https address of another machine',
    ],
    [
      { PUBLIC_URL: "https://store.example", DEMO: "on" },
      'PUBLIC_URL is "https://store.example", which is an https address of another machine',
    ],
  ])("does not publish a sandbox with %j", (environment, reason) => {
    expect(published({ SANDBOX_URL, ...environment })).toEqual([
      `SANDBOX_URL is "${SANDBOX_URL}": it has to be unset, because the sandbox is for a demo on this machine only, and ${reason}.`,
    ]);
  });
});

describe("an API", () => {
  const missing = (environment: Environment) => refusals(environment, assertServicesAndSecrets);

  it("generates its secrets with the embedded database, which one process opens", () => {
    expect(missing({})).toEqual([]);
    expect(missing({ ...SERVICES, ...POSTGRES, ...SECRETS })).toEqual([]);
  });

  it("requires them with DATABASE_URL, also in a demo, each with its reason", () => {
    expect(missing({ ...POSTGRES, DEMO: "on", SESSION_SECRET: "" })).toEqual([
      "SESSION_SECRET is not set: it has to be the same in every API process that uses DATABASE_URL, because each refuses the CSRF tokens that another secret has signed.",
      "SECOND_FACTOR_KEY is not set: it has to be the same in every API process that uses DATABASE_URL, because each decrypts the second factors that another has encrypted.",
    ]);
    expect(missing({ ...SERVICES, ...POSTGRES, SESSION_SECRET: SECRETS.SESSION_SECRET })).toHaveLength(1);
  });

  it("requires the services of a live store", () => {
    expect(missing({ ...SERVICES, ...POSTGRES, ...SECRETS, TAX_API_URL: "" })).toEqual([
      expect.stringMatching(/^TAX_API_URL is not set: it has to be the address of the sales-tax service, /),
    ]);
  });
});
