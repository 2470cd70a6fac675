import { ProblemError } from "../../../http/problem.ts";

export const notInCart = (more?: Record<string, unknown>) =>
  new ProblemError(404, "This product is no longer in your cart.", more);
