import { TOTP } from "otpauth";
import { lastToken, logIn, PASSWORD, signUpVerified } from "../customers.ts";
import type { TestApp } from "../test-app.ts";
import { aCustomer } from "./sample-customer-calls.ts";

const EMAIL = "ada@lab.example";
const WITH_PASSWORD = { currentPassword: PASSWORD };
const SECOND_FACTOR = "/api/users/second-factor";
const STEP_MS = 30_000;

/** The code of the next time step, so that the current one can be used before it. */
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS });

async function aVerifiedCustomer(shop: TestApp) {
  const by = shop.browser();
  await signUpVerified(shop.db(), by, EMAIL);
  return { by };
}

async function withSecret(shop: TestApp) {
  const { by } = await aVerifiedCustomer(shop);
  const { body } = await by.post(`${SECOND_FACTOR}/setup/`, WITH_PASSWORD);
  return { by, secret: String(body.secret) };
}

/** A customer whose logins need a code, with one that has not been used. */
async function withSecondFactor(shop: TestApp) {
  const { by, secret } = await withSecret(shop);
  await by.post(`${SECOND_FACTOR}/confirm/`, { code: new TOTP({ secret }).generate() });
  return { by, body: { ...WITH_PASSWORD, code: nextCode(secret) } };
}

/** A customer who is logged in in another browser too. */
async function inTwoBrowsers(shop: TestApp) {
  const { by } = await aCustomer(shop);
  await logIn(shop.browser(), EMAIL);
  return { by };
}

/** Samples of calls about the second factor, sessions and links of an account. */
export const sampleSecurityCalls = {
  checkPasswordReset: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    await by.post("/api/forgot-password/", { email: EMAIL });
    return { params: { token: await lastToken(shop.db(), "reset-password") } };
  },
  getSecondFactor: async (shop: TestApp) => ({ by: (await withSecondFactor(shop)).by }),
  setUpSecondFactor: async (shop: TestApp) => ({ ...(await aVerifiedCustomer(shop)), body: WITH_PASSWORD }),
  confirmSecondFactor: async (shop: TestApp) => {
    const { by, secret } = await withSecret(shop);
    return { by, body: { code: new TOTP({ secret }).generate() } };
  },
  replaceRecoveryCodes: withSecondFactor,
  removeSecondFactor: withSecondFactor,
  listSessions: inTwoBrowsers,
  endSession: async (shop: TestApp) => {
    const { by } = await inTwoBrowsers(shop);
    const { body } = await by.get("/api/users/sessions/");
    return { by, params: { id: String(body.sessions[0].id) } };
  },
  endOtherSessions: inTwoBrowsers,
  createAccountExport: async (shop: TestApp) => ({ ...(await aCustomer(shop)), body: WITH_PASSWORD }),
  getAccountExport: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    const { body } = await by.post("/api/users/account-export/", WITH_PASSWORD);
    return { by, params: { token: String(body.url).split("/").at(-2) ?? "" } };
  },
  closeAccount: async (shop: TestApp) => ({ ...(await aCustomer(shop)), body: WITH_PASSWORD }),
};
