import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, SAVE, SIGNED_IN } from "../../testing/api-responses.ts";
import { aProduct, aSavedDesign, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";
import { saveLocalDesign } from "./local-designs-store.ts";

const OTHER_SKU = "KO-LA-CMXXPC-H00001";
const SAVE_BUTTON = "Save them to your account";
const PANEL = { name: "Designs saved in this browser" };

beforeEach(() => {
  localStorage.clear();
  provideSettings(pageSettings());
  saveLocalDesign(aProduct());
  saveLocalDesign(aProduct({ product_sku: OTHER_SKU }));
});

function openPage(address: string, responses: Record<string, object> = {}) {
  const calls = fakeApi({ ...designResponses(), ...responses });
  visit(address, routes);
  return { getSavePosts: () => postedBodies(calls) };
}

it.each(["/design", `/products/item/${TEMPLATE_SKU}`])(
  "offers on %s to save the local designs in the account, and saves them",
  async (address) => {
    const { getSavePosts } = openPage(address, { ...SIGNED_IN, [SAVE]: aSavedDesign() });

    const panel = within(await screen.findByRole("region", PANEL));
    expect(panel.getByText("2 designs saved in this browser")).toBeInTheDocument();
    await userEvent.dblClick(panel.getByRole("button", { name: SAVE_BUTTON }));

    expect(await screen.findByText(/2 designs saved in your account/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "your designs" })).toHaveAttribute("href", "/profile/designs");
    expect(screen.queryByRole("region", PANEL)).not.toBeInTheDocument();
    expect(getSavePosts()).toEqual([{ product_sku: OTHER_SKU }, { product_sku: TEMPLATE_SKU }]);
  },
);

it("keeps a design that the API rejects, and shows the reason", async () => {
  openPage("/design", {
    ...SIGNED_IN,
    [SAVE]: ({ body }: { body: unknown }) =>
      (body as { product_sku: string }).product_sku === OTHER_SKU
        ? problem(422, `No product has the SKU ${OTHER_SKU}.`)
        : aSavedDesign(),
  });

  await userEvent.click(await screen.findByRole("button", { name: SAVE_BUTTON }));

  expect(await screen.findByText(/1 design saved in your account/)).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(`No product has the SKU ${OTHER_SKU}.`);
  const panel = within(screen.getByRole("region", PANEL));
  expect(panel.getByRole("button", { name: "Save it to your account" })).toBeInTheDocument();
});

it("does not offer the import to signed-out visitors", async () => {
  openPage("/design");

  expect(await screen.findByText("2 designs saved in this browser")).toBeInTheDocument();
  expect(screen.queryByRole("region", PANEL)).not.toBeInTheDocument();
});
