import { truncateName } from "./truncate-name.ts";

it("shortens long names", () => {
  expect(truncateName("Right homology arm")).toBe("Right homology arm");
  expect(truncateName("Right homology arm of it")).toBe("Right homology ar…");
});
