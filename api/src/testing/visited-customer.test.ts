import { VISIT_FACTS } from "@ligate/contract/remotes/visit-facts";
import { testApp } from "./test-app.ts";
import { createVisitedCustomer } from "./visited-customer.ts";

const { app, db, browser } = testApp();

it("has everything that the customer's pages show", async () => {
  const { cookie, facts } = await createVisitedCustomer(app(), db());
  const ada = browser();
  ada.cookies.set(cookie.name, cookie.value);
  const get = async (url: string) => (await ada.get(url)).body;

  expect(Object.keys(facts).sort()).toEqual([...VISIT_FACTS].sort());
  expect(await get("/api/orders/cart/")).toMatchObject({ count: 1 });
  expect(await get(`/api/users/view-order/${facts.order_token}`)).toMatchObject({
    order_number: facts.order_number,
  });
  expect(await get(`/api/orders/get-invoice/${facts.order_number}`)).toMatchObject({ status: "unpaid" });
  expect(await get(`/api/users/messages/${facts.message_reference}/`)).toMatchObject({
    messages: [{}, {}],
  });
  expect(await get(`/api/designs/shared/${facts.design_id}/`)).toHaveProperty("product_sku");
  expect(await get(`/api/reset-password/${facts.reset_password_token}/`)).toEqual({ status: "valid" });
  expect((await ada.post(`/api/users/confirm-user-email/${facts.change_email_token}/`)).body.status).toBe(
    "confirmed",
  );
  expect((await ada.post(`/api/verify-email/${facts.verify_email_token}/`)).body.status).toBe("activated");
});
