import { signUp } from "../../../testing/customers.ts";
import { fakeProviders } from "../../../testing/fake-providers.ts";
import { add, atCheckout, cartOf } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const providers = fakeProviders();
const { browser } = testApp(providers.settings);

describe("creating a payment", () => {
  it("requests the cart's total with shipping", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);

    expect(id).toBe("ORDER1");
  });

  it("requires a session", async () => {
    expect((await browser().post("/api/orders/create/", { total_price: 1 })).status).toBe(401);
  });

  it("returns the current cart if the page showed another total", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    const cart = await cartOf(ada);

    const answer = await ada.post("/api/orders/create/", { total_price: 1 });

    expect(answer).toMatchObject({ status: 409, body: { detail: expect.any(String), cart } });
  });

  it("rejects an empty cart", async () => {
    const ada = browser();
    await signUp(ada);

    expect(await ada.post("/api/orders/create/", { total_price: 43 })).toMatchObject({
      status: 409,
      body: { detail: "Please add items to your cart before proceeding to checkout." },
    });
  });
});
