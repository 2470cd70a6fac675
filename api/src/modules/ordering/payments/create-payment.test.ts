import { signUp } from "../../../testing/customers.ts";
import { fakeProviders } from "../../../testing/fake-providers.ts";
import { add, atCheckout, cartOf } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const providers = fakeProviders();
const { browser } = testApp(providers.settings);

describe("opening a payment", () => {
  it("asks for the cart's total with shipping", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);

    expect(id).toBe("ORDER1");
  });

  it("needs a login", async () => {
    expect((await browser().post("/api/orders/create/", { total_price: 1 })).status).toBe(401);
  });

  it("tells the cart as it is where the page saw another total", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    const cart = await cartOf(ada);

    const answer = await ada.post("/api/orders/create/", { total_price: 1 });

    expect(answer).toMatchObject({ status: 409, body: { detail: expect.any(String), cart } });
  });

  it("asks for items where there are none", async () => {
    const ada = browser();
    await signUp(ada);

    expect(await ada.post("/api/orders/create/", { total_price: 43 })).toMatchObject({
      status: 409,
      body: { detail: "Please add items to your cart before proceeding to checkout." },
    });
  });
});
