import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";

const content = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../../api/content", file), "utf8").replace(/\s+/g, " ");

async function findSection(name: string) {
  fakeApi({});
  visit("/about", routes);
  return screen.findByRole("region", { name });
}

it("says who makes the store, and how to reach them", async () => {
  const section = await findSection("Who we are");

  expect(section).toHaveTextContent("100 Binney Street");
  expect(within(section).getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});

it("promises the periods of the policy about returns", async () => {
  const section = await findSection("What we replace");
  const policy = content("pages/policies/returns.md");

  expect(section).toHaveTextContent("within 90 days");
  expect(policy).toContain("The sequence does not match the map | 90 days | Make it again, or refund it");
  expect(section).toHaveTextContent("within 30 days");
  expect(policy).toContain("do not grow after thawing by our protocol | 30 days | Replace it, or refund it");
  expect(section).toHaveTextContent("within 2 business days of delivery");
  expect(policy).toContain("2 business days of delivery | Replace it at our cost");
});

it("says what is verified as the terms do", async () => {
  expect(await findSection("What we verify")).toHaveTextContent("Sequenced over their inserts and junctions");
  expect(content("pages/policies/terms.md")).toContain(
    "Plasmids are sequenced over their inserts and junctions",
  );
});

it("names the libraries of the guides", async () => {
  const section = await findSection("Where our guides come from");
  const design = content("design/specification.yaml");
  for (const name of ["Brunello", "Brie", "Dolcetto"]) {
    expect(section).toHaveTextContent(name);
    expect(design).toContain(`name: ${name}`);
  }
});
