import { provideSettings } from "@ligate/platform/settings";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "./routes.ts";
import { designResponses, PROTOCOL, SHARED_DESIGN } from "./testing/api-responses.ts";
import { aProtocol, aSharedDesign, pageSettings, TEMPLATE_SKU } from "./testing/samples.ts";

const responses = () => ({ ...designResponses(), [PROTOCOL]: aProtocol(), [SHARED_DESIGN]: aSharedDesign() });

beforeEach(() => {
  blockStorage();
  provideSettings(pageSettings());
  fakeApi(responses());
});

/** The pages by the id of their route. A new page has this case in its own test. */
const PAGES = {
  design: { path: "/design", heading: "Design a vector" },
  "shared-design": { path: "/design/shared/abc123", heading: "CRISPRa Lenti-AIO Kit" },
  "product-item": { path: `/products/item/${TEMPLATE_SKU}`, heading: "CRISPRa Lenti-AIO Kit" },
  "design-summary": { path: "/summary-temp", heading: "Design summary" },
  protocol: { path: "/protocol/CA/LA", heading: "CRISPRa Lenti-AIO Protocol" },
};

it.each(Object.entries(PAGES))("shows the page %s if the browser blocks its storage", async (_, page) => {
  const { path, heading } = page;
  visit(path, routes);

  expect(await screen.findByText(heading, { selector: "h1" })).toBeVisible();
});

it("keeps a saved design until the page is closed if the browser blocks its storage", async () => {
  visit(`/products/item/${TEMPLATE_SKU}`, routes);

  await userEvent.click(await screen.findByRole("button", { name: "Save Design" }));
  await userEvent.click(await screen.findByRole("link", { name: "Design" }));
  await userEvent.click(await screen.findByText("1 design saved in this browser"));
  await userEvent.click(screen.getByRole("link", { name: "CRISPRa Lenti-AIO Kit" }));

  expect(await screen.findByRole("heading", { level: 2, name: "Which parts does it carry?" })).toBeVisible();
});
