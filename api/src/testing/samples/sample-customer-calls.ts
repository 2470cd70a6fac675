import { lastToken, PASSWORD, signUp } from "../customers.ts";
import { ADDRESS } from "../shoppers.ts";
import type { TestApp } from "../test-app.ts";

const EMAIL = "ada@lab.example";
const SKU = "CA-LA-CMXXPC-XXXXXX";
const NEW_PASSWORD = "Another5Horse";

/** A browser with a signed-up customer. */
export async function aCustomer(shop: TestApp) {
  const by = shop.browser();
  await signUp(by, EMAIL);
  return { by };
}

async function aDesign(shop: TestApp) {
  const { by } = await aCustomer(shop);
  const { body } = await by.post("/api/users/designs/", { product_sku: SKU });
  return { by, params: { id: String(body.id) } };
}

const LABORATORY = { name: "Cell culture", address: ADDRESS };

async function anAddress(shop: TestApp) {
  const { by } = await aCustomer(shop);
  const { body } = await by.post("/api/users/addresses/", LABORATORY);
  return { by, params: { id: String(body.id) } };
}

/** Samples of calls about the account and saved designs. */
export const sampleCustomerCalls = {
  signup: () => ({ body: { email: EMAIL, firstName: "Ada", password: PASSWORD } }),
  login: async (shop: TestApp) => {
    await aCustomer(shop);
    return { body: { email: EMAIL, password: PASSWORD } };
  },
  logout: aCustomer,
  verifyEmail: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    return { by, params: { token: await lastToken(shop.db()) } };
  },
  resendVerification: async (shop: TestApp) => ({ ...(await aCustomer(shop)), body: { email: EMAIL } }),
  forgotPassword: async (shop: TestApp) => ({ ...(await aCustomer(shop)), body: { email: EMAIL } }),
  resetPassword: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    await by.post("/api/forgot-password/", { email: EMAIL });
    const token = await lastToken(shop.db(), "reset-password");
    return { params: { token }, body: { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD } };
  },
  viewUserInfo: aCustomer,
  updateUserInfo: async (shop: TestApp) => ({
    ...(await aCustomer(shop)),
    body: {
      firstName: "Ada",
      address: ADDRESS.address_line_1,
      city: "Boston",
      state: "MA" as const,
      zipcode: "02142",
    },
  }),
  getUserEmail: aCustomer,
  resetUserEmail: async (shop: TestApp) => ({
    ...(await aCustomer(shop)),
    body: { email: "ada@new.example", currentPassword: PASSWORD },
  }),
  confirmUserEmail: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    await by.post("/api/users/reset-user-email/", { email: "ada@new.example", currentPassword: PASSWORD });
    return { by, params: { token: await lastToken(shop.db(), "profile/email") } };
  },
  resetUserPassword: async (shop: TestApp) => ({
    ...(await aCustomer(shop)),
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  }),
  listAddresses: async (shop: TestApp) => ({ by: (await anAddress(shop)).by }),
  saveAddress: async (shop: TestApp) => ({ ...(await aCustomer(shop)), body: LABORATORY }),
  changeAddress: async (shop: TestApp) => ({
    ...(await anAddress(shop)),
    body: { ...LABORATORY, name: "Cell culture, building 7" },
  }),
  deleteAddress: anAddress,
  listDesigns: async (shop: TestApp) => ({ by: (await aDesign(shop)).by }),
  saveDesign: async (shop: TestApp) => ({ ...(await aCustomer(shop)), body: { product_sku: SKU } }),
  renameDesign: async (shop: TestApp) => ({ ...(await aDesign(shop)), body: { name: "For HEK293T" } }),
  duplicateDesign: aDesign,
  deleteDesign: aDesign,
  viewSharedDesign: async (shop: TestApp) => ({ params: (await aDesign(shop)).params }),
};
