import { signUpVerified } from "../../../testing/customers.ts";
import { payByOrder, shopping } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import {
  ADDRESS,
  add,
  captureBody,
  getCart,
  openPayment,
  pay,
  paymentBody,
} from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const providers = sandboxProviders();
const PUERTO_RICO = { ...ADDRESS, city: "San Juan", state: "PR", zipcode: "00907" };
const REFUSED = {
  status: 422,
  body: {
    detail: "We do not deliver to Puerto Rico.",
    fields: { state: "We do not deliver to Puerto Rico" },
  },
};

describe("a store that delivers to the 50 states", () => {
  const { db, browser } = testApp(providers.settings);

  it("refuses an order to a territory before any money moves, by card and by purchase order", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);

    expect(
      await ada.post("/api/orders/create/", { ...paymentBody(cart), address: PUERTO_RICO }),
    ).toMatchObject(REFUSED);
    const id = await openPayment(ada, cart);
    const captured = { ...captureBody(cart), address: PUERTO_RICO };
    expect(await ada.post(`/api/orders/capture/${id}`, captured)).toMatchObject(REFUSED);
    expect(await payByOrder(ada, cart, { address: JSON.stringify(PUERTO_RICO) })).toMatchObject(REFUSED);
    expect((await ada.get("/api/users/view-user-info/")).body).not.toHaveProperty("has_territories");
  });
});

describe("a store that delivers to territories", () => {
  const { db, browser } = testApp(() => ({ ...providers.settings(), TERRITORIES: true }));

  it("says so, and takes the order", async () => {
    const ada = browser();
    await signUpVerified(db(), ada, "ada@lab.example");
    await add(ada);

    expect((await ada.get("/api/users/view-user-info/")).body).toMatchObject({ has_territories: true });
    expect((await pay(ada, await getCart(ada), { address: PUERTO_RICO })).status).toBe(200);
  });
});
