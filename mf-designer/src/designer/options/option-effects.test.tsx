import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../../testing/api-responses.ts";
import { answerState } from "../../testing/design-state.ts";
import { openPartsStep } from "../../testing/designer-actions.ts";
import { aStructure, someParts } from "../../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

const option = (name: string) => screen.getByRole("button", { name });

it("shows what each part changes before it is chosen", async () => {
  fakeApi(designResponses());
  await openPartsStep();

  expect(option("EGFP")).toHaveAccessibleDescription("+720 bp, +$45");
  expect(option("PEF1A")).toHaveAccessibleDescription("+590 bp, +$45");
  expect(option("FLAG")).toHaveAccessibleDescription("no change");
});

it("gives the reason on a part that is not offered, and shows it on demand", async () => {
  fakeApi(designResponses());
  await openPartsStep();

  expect(option("Myc")).toBeDisabled();
  expect(option("Myc")).toHaveAccessibleDescription("Not offered. Myc does not fit this function.");
  const mark = screen.getByText("Not offered: Myc");
  expect(mark.closest("details")).not.toHaveAttribute("open");
  await userEvent.click(mark);
  expect(mark.closest("details")).toHaveAttribute("open");
});

it("names parts together whose reasons differ in their names only", async () => {
  const parts = someParts();
  const protein_tags = parts.protein_tags.map((tag) =>
    tag.protein_tag_name === "None"
      ? tag
      : { ...tag, enabled: false, effect: undefined, reason: `${tag.protein_tag_name} needs a protein.` },
  );
  fakeApi({ ...designResponses(), [STATE]: answerState({ parts: { ...parts, protein_tags } }) });
  await openPartsStep();

  expect(option("FLAG")).toHaveAccessibleDescription("Not offered. FLAG or Myc needs a protein.");
  expect(option("Myc")).toHaveAccessibleDescription("Not offered. FLAG or Myc needs a protein.");
});

it("says which parts do not fit the others, and leaves them selectable", async () => {
  const parts = someParts();
  const conflict = "With PCMV and EGFP it is 5.1 kb. Change the promoter first.";
  const fluorescene_markers = parts.fluorescene_markers.map((marker) =>
    marker.fluorescene_marker_name === "EGFP" ? { ...marker, conflict } : marker,
  );
  fakeApi({ ...designResponses(), [STATE]: answerState({ parts: { ...parts, fluorescene_markers } }) });
  await openPartsStep();

  expect(option("EGFP")).toBeEnabled();
  expect(option("EGFP")).toHaveAccessibleDescription(`does not fit Does not fit. ${conflict}`);
  expect(screen.getByText(`Does not fit. ${conflict}`).closest("details")).toBeNull();
});

it("says what to know of a delivery type before it is chosen, unless it is not offered", async () => {
  const note = "With dCas9-VPR nearly all designs are too long for lentivirus particles.";
  const structure_types = [
    aStructure({ note }),
    aStructure({
      structure_type_symbol: "AV",
      structure_type_name: "AAV",
      enabled: false,
      reason: "No.",
      note,
    }),
  ];
  fakeApi({ ...designResponses(), [STATE]: answerState({ structure_types }) });
  visit("/design?category=CRISPR&function=CRISPRa&step=3", routes);

  expect(await screen.findByRole("button", { name: "Lenti-AIO" })).toHaveAccessibleDescription(
    `Everything on one lentiviral vector. ${note} from $369–$609 · 10–12 days · 7.9–9.7 kb`,
  );
  expect(screen.getByText(note)).toBeVisible();
  expect(option("AAV")).toHaveAccessibleDescription("Not offered. No.");
  expect(screen.getByText("Not offered").closest("details")).not.toHaveAttribute("open");
});
