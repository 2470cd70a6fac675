import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor } from "@testing-library/react";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses } from "../../testing/api-responses.ts";
import { chooseOption, clickNext, openPartsStep } from "../../testing/designer-actions.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

it("adds the step to the URL, so that Back returns to it", async () => {
  fakeApi(designResponses());
  const page = visit("/design", routes);
  await waitFor(() => expect(page.address()).toBe("/design?step=1"));

  await chooseOption("CRISPR");
  await clickNext("function type");
  await waitFor(() => expect(page.address()).toBe("/design?category=CRISPR&step=2"));
});

it("shows the furthest reachable step if the step in the URL is not reachable", async () => {
  fakeApi(designResponses());
  const page = await openPartsStep();

  await act(() => page.go("/design?step=5"));

  expect(screen.getByText("Structure map", { selector: "[aria-current=step]" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Control" })).not.toBeInTheDocument();
});
