import { add, PLASMID } from "../../../../api/src/testing/shoppers.ts";
import { readBody, type Scenario, type Visitor } from "./scenario.ts";

const SUPPLY = { product_sku: "TR-1001", unit_size: "1 mL" };
/** Pieces of a line. */
const AT_MOST = 999;

const addSupply = ({ browser }: Visitor) =>
  readBody(browser.post("/api/orders/cart/", { cart_item: SUPPLY, quantity: 1 }));
const addDesign = ({ browser }: Visitor) => readBody(add(browser, PLASMID));

/** Scenarios of a visitor with a cart of two lines: a design and a supply. */
export const CARTS: Scenario[] = [
  {
    name: "session of a visitor",
    server: "api",
    requests: 800,
    client: async (visitor) => {
      await addSupply(visitor);
      return async () => {
        await readBody(visitor.browser.get("/api/session/"));
      };
    },
  },
  {
    name: "add to cart",
    server: "api",
    requests: 200,
    aim: { of: "bare, by key", atMost: 12 },
    client: async (visitor) => {
      await addSupply(visitor);
      await addDesign(visitor);
      let added = 1;
      return async () => {
        if (added++ >= 2 * AT_MOST - 1) throw new Error("The cart has no room for more pieces.");
        await (added % 2 === 0 ? addSupply(visitor) : addDesign(visitor));
      };
    },
  },
  {
    name: "read a cart of two lines",
    server: "api",
    requests: 400,
    aim: { of: "bare, by key", atMost: 4 },
    client: async (visitor) => {
      await addSupply(visitor);
      await addDesign(visitor);
      return async () => {
        await readBody(visitor.browser.get("/api/orders/cart/"));
      };
    },
  },
];
