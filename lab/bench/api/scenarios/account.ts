import { signUp } from "../../../../api/src/testing/customers.ts";
import { readBody, type Scenario, type Visitor } from "./scenario.ts";

/** A new customer, signed in. */
export const signUpCustomer = (visitor: Visitor) =>
  readBody(signUp(visitor.browser, `bench-${visitor.n}@lab.example`));

/** The first page of the orders of an account, which has none unless some are generated. */
export const ORDERS: Scenario = {
  name: "list of orders",
  server: "api",
  requests: 400,
  // At the first size of the growth table an account has one order, which does not fill the page.
  fullAnswerFromSize: 1,
  client: async (visitor) => {
    await signUpCustomer(visitor);
    return async () => {
      await readBody(visitor.browser.get("/api/users/view-orders/"));
    };
  },
};
