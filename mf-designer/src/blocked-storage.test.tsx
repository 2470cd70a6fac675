import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, visit } from "@ligate/platform/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "./routes.ts";
import { aStore, designAnswers, TEMPLATE_SKU } from "./testing-answers.ts";

it("keeps and reopens a design for as long as the page lasts where the browser blocks its storage", async () => {
  // Before any page is loaded: it asks for its storage once.
  for (const name of ["localStorage", "sessionStorage"] as const) {
    jest.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  provideSettings(aStore());
  fakeApi(designAnswers());
  visit(`/products/item/${TEMPLATE_SKU}`, routes);

  await userEvent.click(await screen.findByRole("button", { name: "Save Design" }));
  await userEvent.click(await screen.findByRole("link", { name: "Design" }));
  await userEvent.click(await screen.findByText("1 design kept in this browser"));
  await userEvent.click(screen.getByRole("link", { name: "CRISPRa Lenti-AIO Kit" }));

  expect(await screen.findByRole("heading", { level: 2, name: "Which parts does it carry?" })).toBeVisible();
});
