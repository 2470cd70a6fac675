import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, SHARED_DESIGN } from "../testing/api-responses.ts";
import { aSharedDesign, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

const SEQUENCES = `GET /api/products/get-kit-sequences/${TEMPLATE_SKU}/`;
const PRODUCT = `/products/item/${TEMPLATE_SKU}`;

const someSequences = (): KitSequences => ({
  product_sku: TEMPLATE_SKU,
  product_name: "CRISPRa Lenti-AIO Kit",
  plasmids: ["Cas9", "Guide"].map((role) => ({
    name: `p${role}`,
    role,
    bases: `ATGGAATTC${"N".repeat(91)}`,
    known_bp: 9,
    features: [],
  })),
});

beforeEach(() => {
  localStorage.clear();
  provideSettings(pageSettings());
});

function openPage(address: string, responses: Record<string, object>) {
  const calls = fakeApi({ ...designResponses(), ...responses });
  visit(address, routes);
  return { getSequenceCalls: () => calls.filter(({ path }) => SEQUENCES.includes(path)) };
}
const findSection = async () => within(await screen.findByRole("region", { name: /^Sequence of/ }));
const openSequence = async () => {
  const section = await findSection();
  await userEvent.click(section.getByRole("button", { name: /^Show the sequence/ }));
  return section;
};

it("links to the files, and loads the sequence when it is opened", async () => {
  const { getSequenceCalls } = openPage(PRODUCT, { [SEQUENCES]: someSequences() });

  const section = await findSection();
  expect(section.getByText("Design sequence, not as built")).toBeVisible();
  for (const format of ["genbank", "fasta"]) {
    const link = section.getByRole("link", { name: new RegExp(`^${format} file`, "i") });
    expect(link).toHaveAttribute("href", `/api/products/get-sequence/${TEMPLATE_SKU}/?format=${format}`);
    expect(link).toHaveAttribute("download");
  }
  expect(getSequenceCalls()).toHaveLength(0);

  await openSequence();
  expect(await section.findByText(/^Circular, 9 of 100 bp known/)).toBeVisible();
  expect(getSequenceCalls()).toHaveLength(1);
  await userEvent.click(section.getByRole("tab", { name: "Guide" }));
  expect(section.getByText("pGuide")).toBeVisible();

  await userEvent.click(section.getByRole("button", { name: /^Hide the sequence/ }));
  expect(section.queryByText("pGuide")).not.toBeInTheDocument();
});

it("shows why the sequence cannot be loaded, and tries again", async () => {
  openPage(PRODUCT, { [SEQUENCES]: problem(503, "The store is busy.") });
  const section = await openSequence();
  expect(await section.findByRole("alert")).toHaveTextContent("The store is busy.");

  fakeApi({ ...designResponses(), [SEQUENCES]: someSequences() });
  await userEvent.click(section.getByRole("button", { name: "Try again" }));
  expect(await section.findByText("pCas9")).toBeVisible();
});

it("shows the sequence of a shared design", async () => {
  openPage("/design/shared/abc123", { [SHARED_DESIGN]: aSharedDesign(), [SEQUENCES]: someSequences() });
  const section = await openSequence();
  expect(await section.findByText("pCas9")).toBeVisible();
});
