import type { Browser } from "../../../testing/browser.ts";
import { signUp } from "../../../testing/customers.ts";
import { payByOrder, shopping } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS, add, atCheckout, capture, getCart, pay } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const { first_name, last_name, institution, ...place } = ADDRESS;
const HOME = { ...place, apt_suite: "4b" };
const infoOf = async (by: Browser) => (await by.get("/api/users/view-user-info/")).body;

it("saves the address of the first order, which the next checkout offers", async () => {
  const ada = browser();
  const { cart } = await atCheckout(ada);
  expect(await infoOf(ada)).toMatchObject({ shipping_address: null });

  await pay(ada, cart, { address: { ...ADDRESS, apt: "4b" } });

  expect(await infoOf(ada)).toMatchObject({
    first_name: "Ada",
    last_name: "Byron",
    company: institution,
    shipping_address: HOME,
  });
});

it("saves the address of an order by purchase order", async () => {
  const ada = browser();

  await payByOrder(ada, await shopping(db(), ada));

  expect(await infoOf(ada)).toMatchObject({ shipping_address: { ...HOME, apt_suite: "" } });
});

it("saves the name in an account that has none", async () => {
  const ada = browser();
  const { cart } = await atCheckout(ada);
  await db().update(users).set({ firstName: "", lastName: "" });

  await pay(ada, cart, { address: { ...ADDRESS, first_name: "Grace", last_name: "Hopper" } });

  expect(await infoOf(ada)).toMatchObject({ first_name: "Grace", last_name: "Hopper" });
});

it("changes neither a saved address nor a saved name", async () => {
  const ada = browser();
  const { cart } = await atCheckout(ada);
  const elsewhere = { ...ADDRESS, first_name: "Grace", address_line_1: "2 Desk St" };
  await pay(ada, cart, { address: elsewhere });
  await add(ada);
  const second = await getCart(ada);

  await pay(ada, second);

  expect(await infoOf(ada)).toMatchObject({
    first_name: "Ada",
    shipping_address: { address_line_1: "2 Desk St" },
  });
});

it("saves nothing of an order that is not paid", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "decline");

  await capture(ada, id, cart);

  expect(await infoOf(ada)).toMatchObject({ shipping_address: null });
});

it("saves no address of another customer", async () => {
  const eve = browser();
  await signUp(eve, "eve@lab.example");
  const ada = browser();
  const { id, cart } = await atCheckout(ada);

  await capture(ada, id, cart);

  expect(await infoOf(eve)).toMatchObject({ shipping_address: null });
});
