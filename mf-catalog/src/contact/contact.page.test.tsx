import { company } from "@ligate/contract/settings/company";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";

it("shows the company, its contact details and a map, beside the form", async () => {
  fakeApi({});
  visit("/contact", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  expect(screen.getByRole("region", { name: "About Us" })).toHaveTextContent(company.name);
  const info = within(screen.getByRole("region", { name: "How to reach us" }));
  expect(info.getByRole("link", { name: company.phone })).toHaveAttribute("href", "tel:+16175550142");
  expect(info.getByRole("link", { name: company.email })).toHaveAttribute("href", `mailto:${company.email}`);
  for (const line of [...company.address, company.hours]) expect(info.getByText(line)).toBeInTheDocument();
  expect(screen.getByRole("img", { name: new RegExp(company.address[1]) })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Write to us" })).toContainElement(
    screen.getByLabelText("Message"),
  );
});

it("has no product field", async () => {
  fakeApi({});
  visit("/contact", routes);

  await screen.findByLabelText("Subject");
  expect(screen.queryByLabelText("Product")).not.toBeInTheDocument();
});
