import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, FORMATS } from "../testing/api-responses.ts";
import { ASKS, aCheck } from "../testing/asked-fields.ts";
import { aFormat, aProduct, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

const GUIDE = "GACTTACGATCGATCGATCA";
const specification = { guide: { source: "own", sequences: [GUIDE] } };
const { cargo, plasmids } = aProduct();
const specified = plasmids.map((plasmid) => ({ ...plasmid, known_bp: plasmid.total_bp, name: "pSpecified" }));

beforeEach(() => {
  sessionStorage.clear();
  provideSettings(pageSettings());
});

function openPage() {
  const calls = fakeApi({
    ...designResponses(),
    [FORMATS]: { "Plasmid DNA": [aFormat({ asks: [ASKS.guide] })] },
    "POST /api/products/check-specification/": aCheck({
      cargo,
      plasmids: specified,
      vector_name: "pSpecified",
    }),
    "POST /api/products/specified-sequences/": {
      product_sku: TEMPLATE_SKU,
      product_name: "CRISPRa Lenti-AIO Kit",
      plasmids: [{ name: "pSpecified", role: "Guide", bases: GUIDE, known_bp: 20, features: [] }],
    },
    "POST /api/products/specified-sequence-file/": { name: "pSpecified.gb", text: "LOCUS" },
  });
  visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return calls;
}

async function specifyGuide() {
  await userEvent.click(await screen.findByRole("radio", { name: "Your own" }));
  await userEvent.type(screen.getByLabelText("SpCas9 guide"), GUIDE);
}
const diagram = () => within(screen.getByRole("region", { name: "Diagram" }));

it("shows the kit as the form specifies it in map, name and sequence, before it is ordered", async () => {
  const calls = openPage();
  await specifyGuide();

  expect(await diagram().findByText(/^Shown as you specified it/)).toBeVisible();
  expect(diagram().getByText("100 %")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Show the sequence/ }));
  expect(await screen.findByText(/^Circular, 20 of 20 bp known/)).toBeVisible();
  expect(postedBodies(calls, "/api/products/specified-sequences/")).toEqual([
    { product_sku: TEMPLATE_SKU, specification },
  ]);

  await userEvent.click(screen.getByRole("radio", { name: "Chosen by us" }));
  await waitFor(() => expect(diagram().queryByText(/^Shown as you specified it/)).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: /^GenBank file/ })).toHaveAttribute("download");
});

it("saves the file of what is specified", async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const calls = openPage();
  await specifyGuide();

  await userEvent.click(await screen.findByRole("button", { name: /^GenBank file/ }));

  await waitFor(() => expect(names).toEqual(["pSpecified.gb"]));
  expect(await files[0]?.text()).toBe("LOCUS");
  expect(postedBodies(calls, "/api/products/specified-sequence-file/")).toEqual([
    { product_sku: TEMPLATE_SKU, specification, format: "genbank" },
  ]);
});
