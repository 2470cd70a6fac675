import { formatTable } from "./table.ts";

it("aligns the columns", () => {
  expect(
    formatTable([
      { package: "shell", by: "Ada" },
      { package: "mf-catalog", by: "Grace" },
    ]),
  ).toBe(["package     by", "shell       Ada", "mf-catalog  Grace"].join("\n"));
});

it("replaces control characters", () => {
  expect(formatTable([{ reason: "a\u001b[2Jb\nc" }])).toBe("reason\na�[2Jb�c");
});
