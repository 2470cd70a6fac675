import { provideSettings } from "@ligate/platform/settings";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../../routes.ts";
import { designResponses, SUMMARY } from "../../../testing/api-responses.ts";
import { aPlasmid, aProduct, pageSettings, placeParts, TEMPLATE_SKU } from "../../../testing/samples.ts";

beforeEach(() => provideSettings(pageSettings()));

function openPage(responses: Record<string, object> = {}) {
  fakeApi({ ...designResponses(), ...responses });
  visit(`/products/item/${TEMPLATE_SKU}`, routes);
}

it("lists the features of the plasmid, and highlights the selected one on the map", async () => {
  openPage();

  await userEvent.click(await screen.findByText("5 features, with positions and sources"));
  const row = await screen.findByRole("row", { name: /dCas9/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["1,601–5,700", "4,100 bp", "forward", "all", "pLKO.1-puro (Addgene 8453); added by the kit"]);
  const part = within(row).getByRole("button", { name: "dCas9 on the map" });
  await userEvent.click(part);

  expect(part).toHaveAttribute("aria-pressed", "true");
  for (const option of screen.getAllByRole("option", { name: /^dCas9,/ }))
    expect(option).toHaveAttribute("aria-selected", "true");
});

it("is walked by the arrow keys as one tab stop per map, and pins a feature by Enter", async () => {
  openPage();
  const map = within(await screen.findByRole("listbox", { name: /^Map of/ }));
  const option = (name: RegExp) => map.getByRole("option", { name });
  expect(map.getAllByRole("option").filter(({ tabIndex }) => tabIndex === 0)).toEqual([option(/^5' LTR/)]);

  act(() => option(/^5' LTR/).focus());
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(option(/^dCas9/)).toHaveFocus();
  expect(option(/^dCas9/)).toHaveAccessibleName(
    "dCas9, position 1,601 to 5,700, 4,100 bp, added by the kit, pLKO.1-puro (Addgene 8453)",
  );
  await userEvent.keyboard("{Enter}{ArrowLeft}{ArrowLeft}{ArrowLeft}");

  expect(option(/^CAM/)).toHaveFocus();
  expect(option(/^dCas9/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}{Escape}");
  expect(option(/^5' LTR/)).toHaveFocus();
  expect(option(/^dCas9/)).toHaveAttribute("aria-selected", "false");
});

it("counts the known bases, and marks schematic parts", async () => {
  const parts = placeParts([{ name: "gRNA", kind: "guide", length_bp: 96, known_bp: 76 }]);
  const plasmids = [aPlasmid({ total_bp: 9592, known_bp: 9572, parts })];
  openPage({ [SUMMARY(TEMPLATE_SKU)]: aProduct({ plasmids }) });

  expect(await screen.findByText(/9,572 of 9,592 bp known. Design sequence, not as built./)).toBeVisible();
  expect(screen.getByText("schematic: not all bases are known")).toBeInTheDocument();
  expect(screen.getByRole("listbox", { name: /^Map of .*, approx. 9,592 bp, to scale/ })).toBeInTheDocument();
  expect(screen.getAllByRole("option", { name: /schematic, 76 of 96 bp known/ })).toHaveLength(2);
});

it("shows one plasmid at a time for kits of several plasmids, under their own names", async () => {
  const plasmids = [
    aPlasmid({ name: "pLV[KO]-Cas9", role: "Cas9" }),
    aPlasmid({ name: "pLV[KO]-gRNA", role: "Guide", total_bp: 5200, known_bp: 5200 }),
  ];
  openPage({ [SUMMARY(TEMPLATE_SKU)]: aProduct({ plasmids }) });

  expect(await screen.findByRole("listbox", { name: /^Map of pLV\[KO\]-Cas9/ })).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Cas9" })).toHaveAttribute("aria-selected", "true");
  await userEvent.click(screen.getByRole("tab", { name: "Guide" }));

  expect(
    screen.getByRole("listbox", { name: "Map of pLV[KO]-gRNA, 5,200 bp, to scale" }),
  ).toBeInTheDocument();
});

it("says that a picture of the map could not be saved", async () => {
  openPage();
  URL.createObjectURL = () => {
    throw new Error("full");
  };

  await userEvent.click(await screen.findByRole("button", { name: "Download SVG" }));

  expect(await screen.findByText("The picture could not be saved. Try again.")).toBeInTheDocument();
});
