import { eq } from "drizzle-orm";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS, atCheckout, pay } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orders } from "../orders/orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

describe("the sales tax", () => {
  it("is requested once per ZIP code, by the server", async () => {
    const guest = browser();

    for (let n = 0; n < 2; n++) {
      expect((await guest.get("/api/tax/?zip_code=94103-1234")).body).toEqual([
        { zip_code: "94103", total_rate: "0.086250" },
      ]);
    }
    expect(providers.taxCalls()).toBe(1);
  });

  it("is an empty list for an unknown ZIP code, and an error for an invalid one", async () => {
    expect((await browser().get("/api/tax/?zip_code=00000")).body).toEqual([]);
    expect(await browser().get("/api/tax/?zip_code=ABC")).toMatchObject({
      status: 400,
      body: { detail: "Please enter a valid ZIP code." },
    });
  });

  it("is not requested from an address that the service redirects to", async () => {
    providers.plan("tax", "redirected");

    expect((await browser().get("/api/tax/?zip_code=30200")).status).toBe(503);
    expect(providers.taxCalls()).toBe(1);
  });

  it("does not block an order if the service fails", async () => {
    const ada = browser();
    const { cart } = await atCheckout(ada);
    expect((await ada.get("/api/tax/?zip_code=50300")).status).toBe(503);

    const answer = await pay(ada, cart, { address: { ...ADDRESS, zipcode: "50300" } });

    expect(answer.status).toBe(200);
    const [order] = await db().select().from(orders).where(eq(orders.status, "open"));
    expect(order).toMatchObject({ taxRate: null, taxCents: null });
  });
});
