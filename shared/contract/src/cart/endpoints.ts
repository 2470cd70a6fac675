import { endpoint } from "../endpoint.ts";
import { Cart, CartChange, CartChanged, CartProblem } from "./schemas.ts";

export const getCart = endpoint({
  method: "GET",
  path: "/api/orders/cart/",
  tag: "cart",
  summary: "Answers the visitor's cart.",
  response: Cart,
});

export const changeCart = endpoint({
  method: "POST",
  path: "/api/orders/cart/",
  tag: "cart",
  summary: "Adds to the cart, changes a quantity, takes a line out or empties it.",
  body: CartChange,
  errors: { 404: CartProblem, 409: CartProblem, 422: CartProblem },
  response: CartChanged,
});
