import type { CloningSite } from "@ligate/contract/catalog/cloning-schemas";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, SUMMARY } from "../../testing/api-responses.ts";
import { aGuideRule } from "../../testing/asked-fields.ts";
import { aProduct, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

const rule = aGuideRule({ name: "dCas9 guide" });
const aSite = (differing: Partial<CloningSite> = {}): CloningSite => ({
  plasmid: "dCas9 and guide",
  name: "gRNA",
  enzyme: "BsmBI",
  overhangs: ["CACC", "GTTT"],
  guide: { rule, behind: "" },
  ...differing,
});

function openPage(sites: CloningSite[], notes: string[] = []) {
  fakeApi({ ...designResponses(), [SUMMARY(TEMPLATE_SKU)]: aProduct({ cloning: { sites, notes } }) });
  visit(`/products/item/${TEMPLATE_SKU}`, routes);
}
const findSection = async () => {
  const section = within(await screen.findByRole("region", { name: "Cloning" }));
  await userEvent.click(section.getByRole("button", { name: "Show overhangs and oligos" }));
  await section.findAllByRole("heading", { level: 3 });
  return section;
};

beforeEach(() => provideSettings(pageSettings()));

it("names the enzyme and the overhangs of a template, and writes the oligos of a guide", async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, "writeText");
  openPage([aSite()]);
  const section = await findSection();
  expect(section.getByText(/^BsmBI, CGTCTC\(1\/5\)/)).toBeVisible();
  expect(section.getByText("GTTT")).toBeVisible();

  await userEvent.type(
    section.getByRole("textbox", { name: /dCas9 guide for gRNA/ }),
    "aaaacccttctgaaagttcc",
  );
  expect(section.getByText("CACCGAAAACCCTTCTGAAAGTTCC")).toBeVisible();
  expect(section.getByText("AAACGGAACTTTCAGAAGGGTTTTC")).toBeVisible();
  expect(section.getByText(/A G is added in front of the guide/)).toBeVisible();

  await user.click(section.getByRole("button", { name: "Copy the reverse oligo" }));
  expect(writeText).toHaveBeenCalledWith("AAACGGAACTTTCAGAAGGGTTTTC");
});

it("says why a guide is none, and shows no oligos of it", async () => {
  openPage([aSite()]);
  const section = await findSection();
  await userEvent.type(section.getByRole("textbox", { name: /dCas9 guide/ }), "ACGT");

  expect(section.getByText("The guide has 4 bases. A dCas9 guide has 20.")).toBeVisible();
  expect(section.queryByText("Forward oligo, 5′ to 3′")).not.toBeInTheDocument();
});

it("has a field for each of two guides, and says how both are cloned", async () => {
  const second = aSite({ name: "gRNA 2", overhangs: ["CCTC", "TAAG"], guide: { rule, behind: "GTT" } });
  openPage([aSite({ name: "gRNA 1" }), second]);
  const section = await findSection();
  await userEvent.type(section.getByRole("textbox", { name: /gRNA 2/ }), `G${"A".repeat(19)}`);

  expect(section.getByText(`CCTCG${"A".repeat(19)}GTT`)).toBeVisible();
  expect(section.getByText(/^Clone into all sites of a plasmid in one reaction/)).toBeVisible();
});

it("writes the tails of primers for a reading frame, and says why another plasmid has no site", async () => {
  const { guide: _, ...site } = aSite({ name: "Cloning site", frame: { starts: false, stops: true } });
  openPage([site], ["Donor: no cloning site is named."]);
  const section = await findSection();

  expect(section.getByText(/without its start codon and with its stop codon/)).toBeVisible();
  expect(section.getByText("CGTCTCNCACC")).toBeVisible();
  expect(section.getByText("CGTCTCNAAAC")).toBeVisible();
  expect(section.getByText("Donor: no cloning site is named.")).toBeVisible();
  expect(section.queryByRole("textbox")).not.toBeInTheDocument();
});
