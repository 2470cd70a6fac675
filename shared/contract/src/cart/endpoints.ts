import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { Cart, CartChange, CartChanged, CartProblem } from "./schemas.ts";

export const getCart = endpoint({
  method: "GET",
  path: "/api/orders/cart/",
  tag: "cart",
  summary: "Returns the visitor's cart.",
  response: Cart,
});

export const changeCart = endpoint({
  method: "POST",
  path: "/api/orders/cart/",
  tag: "cart",
  summary:
    "Adds an item, changes a quantity or a specification, removes a line, restores it or empties the cart.",
  body: CartChange,
  errors: { ...problems(429), 404: CartProblem, 409: CartProblem, 422: CartProblem },
  response: CartChanged,
});
